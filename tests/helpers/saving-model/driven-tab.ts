import type { Answer } from '../../../src/engine/answers.ts';
import { takeQuestions, toWritten, type AnswersAndNotes, type Written } from '../../../src/engine/content.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { openWrittenStore, type WrittenStore } from '../../../src/web/questionnaire/form/written-store.ts';
import { getSectionStatus, type SectionStatus } from '../../../src/web/questionnaire/section-state.ts';
import { changeAnswers } from '../../../src/web/records/record-actions.ts';
import { getSection, type RecordState } from '../../../src/web/records/record-state.ts';
import type { WebStorage } from '../../../src/web/session/web-storage.ts';
import { openTab } from '../../web/records/open-tab.ts';
import type { FakeBrowser } from './browser.ts';

/** Content of a section as a tab shows it, or as the browser keeps it unsaved. */
export interface Kept extends AnswersAndNotes {
  readonly questionnaire: string;
  readonly section: string;
  /** The subject's name or the day. */
  readonly about: string | undefined;
}

export interface ShownSection extends Kept {
  readonly recordId: string | undefined;
  readonly handle: string | undefined;
  readonly status: SectionStatus;
  readonly busy: boolean;
  readonly conflict: readonly string[] | undefined;
  readonly theirs: AnswersAndNotes | undefined;
}

/** A tab as the member uses it: the only functions of the product that the model of saving calls. */
export type DrivenTab = Awaited<ReturnType<typeof openDrivenTab>>;

export async function openDrivenTab(
  questionnaires: readonly CompiledQuestionnaire[],
  browser: FakeBrowser,
  storage: WebStorage = browser.openStorage(),
) {
  const owner = {};
  const tab = await openTab(questionnaires, {
    storage,
    sends: true,
    ...(browser.locks && { locks: browser.locks.openFor(owner) }),
  });
  const forms = new Map<
    string,
    { readonly formKey: string; readonly edition: number; readonly written: WrittenStore }
  >();
  const failures: unknown[] = [];
  const run = (work: Promise<unknown>): void => void work.catch((error: unknown) => failures.push(error));
  const find = (id: string) => questionnaires.find(({ questionnaire }) => questionnaire.id === id)!;
  const isOpen = () => tab.member() !== undefined && tab.records().store.getState().ready;

  /** The form on the page; `late`: of answers that were replaced a moment ago, until the page is drawn again. */
  const findForm = (id: string, sectionId: string, late: boolean): WrittenStore => {
    const { edition } = tab.record(id);
    const { formKey, ...state } = getSection(tab.record(id), sectionId);
    const place = `${id} ${sectionId}`;
    const before = forms.get(place);
    if (before && (before.formKey === formKey || (late && before.edition === edition))) return before.written;
    const section = find(id).questionnaire.sections.find((one) => one.id === sectionId)!;
    const written = openWrittenStore(section, toWritten(state));
    written.subscribe((now, then) =>
      changeAnswers(tab.records(), id, sectionId, { before: then, written: now }),
    );
    forms.set(place, { formKey, edition, written });
    return written;
  };
  /** Loads what the page loads before it shows the questions. */
  const prepare = (id: string): boolean => {
    if (!isOpen()) return false;
    const isReady = tab.record(id).phase.kind === 'ready';
    if (!isReady) run(tab.prepare(id));
    return isReady && tab.record(id).phase.kind === 'ready';
  };
  const shownOf = (id: string, record: RecordState): readonly ShownSection[] =>
    Object.entries(record.sections).map(([sectionId, section]) => ({
      ...toWritten(section),
      questionnaire: id,
      section: sectionId,
      about: toAbout(record),
      recordId: record.id,
      handle: record.handle,
      status: getSectionStatus(section),
      busy: section.save.kind === 'saving',
      conflict: section.save.kind === 'conflict' ? section.save.questions : undefined,
      theirs: section.save.kind === 'conflict' ? section.save.theirs : undefined,
    }));

  return {
    storage,
    failures,
    isOpen,
    prepare,
    about: (id: string) => toAbout(tab.record(id)),
    handle: (id: string) => tab.record(id).handle,
    recordId: (id: string) => tab.record(id).id,
    /** The sections of the records that the tab shows; none while it loads them. */
    shown: (): readonly ShownSection[] =>
      isOpen()
        ? questionnaires.flatMap(({ questionnaire: { id } }) =>
            tab.record(id).phase.kind === 'ready' ? shownOf(id, tab.record(id)) : [],
          )
        : [],
    /** Everything unsaved that the member can come back to in this tab. */
    unsaved(): readonly Kept[] {
      const { records, parked } = tab.records().store.getState();
      return [
        ...Object.entries(records).flatMap(([id, record]) => shownOf(id, record)),
        ...parked.flatMap(({ questionnaireId, record }) => shownOf(questionnaireId, record)),
      ];
    },
    drafts: (): readonly Kept[] =>
      tab
        .records()
        .drafts.list()
        .flatMap(({ questionnaireId, draft }) =>
          Object.entries(draft.sections).map(([section, content]) => ({
            ...toWritten(content),
            questionnaire: questionnaireId,
            section,
            about: draft.subject?.name ?? draft.day,
          })),
        ),
    queued: async (): Promise<readonly (Kept & { readonly stopped: boolean; readonly stage: string })[]> =>
      (await tab.records().queue.list()).map((entry) => ({
        ...toWritten(entry),
        questionnaire: entry.questionnaireId,
        section: entry.sectionId,
        about: entry.subject?.name ?? entry.day,
        stopped: entry.stopped !== undefined,
        stage: entry.stage,
      })),

    /** Both return what the form had before. */
    answer(
      id: string,
      section: string,
      question: string,
      answer: Answer | undefined,
      late: boolean,
    ): Written {
      const form = findForm(id, section, late);
      const before = form.getState();
      form.setAnswer(question, answer);
      return before;
    },
    note(id: string, section: string, question: string, text: string, late: boolean): Written {
      const form = findForm(id, section, late);
      const before = form.getState();
      form.setNote(question, { text });
      return before;
    },
    save: (id: string, section: string): void => run(tab.save(id, section)),
    choose(id: string, section: string, version: 'mine' | 'theirs'): void {
      const { save, ...mine } = getSection(tab.record(id), section);
      if (save.kind !== 'conflict') return;
      const taken = version === 'theirs' ? save.questions : [];
      const { answers, notes } = takeQuestions(mine, save.theirs, taken);
      run(tab.choose(id, section, answers, notes));
    },
    search: (id: string, name: string): void => tab.name(id, name),
    startNew: (id: string): void => tab.startNew(id),
    turnDay: (id: string): void => tab.turnDay(id),
    open: (id: string, recordId: string): void => run(tab.open(id, recordId)),
    openPrevious: (id: string): void => run(tab.previous(id)),
    openParked(id: string): void {
      const found = tab
        .records()
        .store.getState()
        .parked.find((one) => one.questionnaireId === id);
      if (found) tab.openParked(id, found.record.handle);
    },
    delete: (id: string, recordId: string) => tab.delete(id, recordId),
    tryNow: () => tab.tryNow(),
    endSession(): void {
      forms.clear();
      tab.endSession();
    },
    async logout(): Promise<void> {
      await tab.logout();
      forms.clear();
    },
    login: () => tab.login(),
    restore: () => tab.restore(),
    hide: (): void => void document.dispatchEvent(new Event('visibilitychange')),
    /** The page is left, or its process dies. */
    close(how: 'left' | 'killed', isOnly: boolean): void {
      if (how === 'left') window.dispatchEvent(new Event('pagehide'));
      tab.stop();
      if (!isOnly) return;
      browser.dropCalls();
      browser.locks?.release(owner);
    },
  } as const;
}

function toAbout({ subject, day }: RecordState): string | undefined {
  return subject?.name ?? day;
}
