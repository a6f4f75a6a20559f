import { toWritten, takeQuestions } from '../../../../../src/engine/content.ts';
import { toCatalogEntry } from '../../../../../src/engine/compile/catalog-entry.ts';
import type { CompiledQuestionnaire } from '../../../../../src/engine/questionnaire.ts';
import { toUtcDay } from '../../../../../src/lib/utc-day.ts';
import { toWrittenStore } from '../../../../../src/web/research/form/section-form/written-store.ts';
import { getSectionStatus, type SectionState } from '../../../../../src/web/research/form/section-state.ts';
import { changeAnalysis } from '../../../../../src/web/research/record/change-analysis.ts';
import {
  openAnalysis,
  openPrevious,
  prepareRecord,
} from '../../../../../src/web/research/record/load-record.ts';
import { openDevice } from '../../../../../src/web/research/record/open-device.ts';
import { openRecords } from '../../../../../src/web/research/record/open-records.ts';
import { openTabs } from '../../../../../src/web/research/record/open-tabs.ts';
import {
  changeAnswers,
  openUnsaved,
  setSubject,
  startNew,
  turnDay,
} from '../../../../../src/web/research/record/record-actions.ts';
import {
  countUnsaved,
  getSection,
  type RecordState,
} from '../../../../../src/web/research/record/record-state.ts';
import { getRecord, type Records } from '../../../../../src/web/research/record/records.ts';
import { resolveConflict, saveSection } from '../../../../../src/web/research/record/save-section.ts';
import { getMember, openSession } from '../../../../../src/web/session/open-session.ts';
import { logout, refreshMember, restore } from '../../../../../src/web/session/session-actions.ts';
import { signInByEmail } from '../../../../helpers/sign-in.ts';
import type { Build, SectionStatus, ShownRecord, Tab } from './tab.ts';
// The page loads them later, which takes real time.
import '../../../../../src/web/research/record/queue/send-save.ts';
import '../../../../../src/web/research/record/former/convert-former.ts';

/** The only file of the model test that knows how the build under test works. */
export function toBuild(questionnaires: readonly CompiledQuestionnaire[]): Build {
  return { open: () => openTab(questionnaires), keptWithin: 150, sharesUnsaved: true, knownFaults: [] };
}

async function openTab(questionnaires: readonly CompiledQuestionnaire[]): Promise<Tab> {
  const catalog = questionnaires.map(({ questionnaire }) => toCatalogEntry(questionnaire));
  const find = (id: string) => questionnaires.find(({ questionnaire }) => questionnaire.id === id)!;
  const entryOf = (id: string) => catalog.find((one) => one.id === id)!;
  const session = openSession();
  const tabs = openTabs();
  let opened: Records | undefined;

  /** As on the page, a sign-in opens the member's records. */
  const follow = (): void => {
    const member = getMember(session)?.email;
    if (member === undefined || opened?.member === member) return;
    opened?.close();
    const load = async (id: string) => find(id);
    const parts = { member, session, catalog, load, device: openDevice(), tabs };
    opened = openRecords({ ...parts, now: () => Date.now() });
  };
  const records = (): Records => opened!;
  const recordOf = (id: string) => getRecord(records(), id);
  const isOpen = () =>
    getMember(session) !== undefined &&
    opened?.member === getMember(session)?.email &&
    records().store.getState().ready;
  /** A page that asks for the sign-in shows no analysis. */
  const isShown = () => getMember(session) !== undefined;

  const findForm = (id: string, sectionId: string) => {
    const section = find(id).questionnaire.sections.find((one) => one.id === sectionId)!;
    return toWrittenStore(section, {
      getSection: (one) => getSection(recordOf(id), one),
      subscribe: records().store.subscribe,
      onPainted: records().onPainted,
      onChange: (one, edit) => changeAnswers(records(), id, one, edit),
    });
  };

  if (getMember(session) === undefined) await restore(session);
  follow();

  return {
    isOpen,
    visit(id) {
      if (!isOpen()) return false;
      const isReady = recordOf(id).phase.kind === 'ready';
      if (!isReady) void prepareRecord(records(), find(id));
      return isReady;
    },
    shown: () =>
      isOpen()
        ? questionnaires.flatMap(({ questionnaire: { id } }) =>
            recordOf(id).phase.kind === 'ready' ? [toShown(id, recordOf(id))] : [],
          )
        : [],
    unsaved() {
      if (!isOpen()) return [];
      const { records: current, otherUnsaved } = records().store.getState();
      const own = Object.entries(current).map(([questionnaireId, record]) => ({ questionnaireId, record }));
      return [...own, ...otherUnsaved]
        .filter(({ record }) => countUnsaved(record) > 0)
        .map(({ questionnaireId, record }) => ({
          questionnaire: questionnaireId,
          about: toAbout(record),
          id: record.id,
          key: record.localId,
          open() {
            if (record.localId !== undefined)
              openUnsaved(records(), entryOf(questionnaireId), record.localId);
          },
        }));
    },

    answer({ questionnaire, section, question }, answer) {
      const form = findForm(questionnaire, section);
      const before = form.get();
      form.setAnswer(question, answer);
      return before;
    },
    note({ questionnaire, section, question }, text) {
      const form = findForm(questionnaire, section);
      const before = form.get();
      form.setNote(question, { text });
      return before;
    },
    save: ({ questionnaire, section }) => void saveSection(records(), find(questionnaire), section),
    choose({ questionnaire, section }, theirs) {
      const { save, ...mine } = getSection(recordOf(questionnaire), section);
      if (save.kind !== 'conflict') return;
      const chosen = takeQuestions(mine, save.theirs, theirs);
      void resolveConflict(records(), find(questionnaire), section, chosen);
    },

    changeSubject: (id, name) => setSubject(records(), entryOf(id), { name }),
    newAnalysis: (id) => startNew(records(), entryOf(id)),
    previous: (id) => void openPrevious(records(), entryOf(id), find(id), isShown),
    openAnalysis: (id, recordId) =>
      void openAnalysis(records(), entryOf(id), find(id), { id: recordId, isWanted: isShown }),
    deleteAnalysis: (id, recordId) => changeAnalysis(records(), entryOf(id), recordId, { deleted: true }),
    turnDay: (id) => turnDay(records(), entryOf(id), toUtcDay(Date.now())),
    tryNow: () => void records().wake('member'),

    async signIn(email) {
      await signInByEmail(session, email);
      follow();
    },
    refresh: async () => void (await refreshMember(session).catch(() => undefined)),
    async logOut() {
      await logout(session);
    },
  };
}

function toShown(questionnaire: string, record: RecordState): ShownRecord {
  return {
    questionnaire,
    about: toAbout(record),
    id: record.id,
    key: record.localId,
    sections: Object.entries(record.sections).map(([section, state]) => ({
      section,
      ...toWritten(state),
      status: toStatus(state),
      ...(state.save.kind === 'conflict' && { conflict: state.save }),
    })),
  };
}

function toAbout({ subject, day }: RecordState): string | undefined {
  return subject?.name ?? day;
}

function toStatus(section: SectionState): SectionStatus {
  const { save } = section;
  switch (save.kind) {
    case 'ready':
    case 'saved':
      return getSectionStatus(section) === 'saved' ? 'saved' : 'blank';
    case 'dirty':
      return 'not saved';
    case 'failed':
      return save.again ? 'queued' : 'refused';
    case 'saving':
    case 'queued':
    case 'conflict':
      return save.kind;
  }
}
