import { isSameAnswer } from '../../../src/engine/three-way-merge.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import type { AnswersAndNotes } from '../../../src/engine/content.ts';
import { foldName } from '../../../src/contracts/subject.ts';
import type { RecordServer } from '../../web/records/record-server.ts';
import type { DrivenTab, Kept, ShownSection } from './driven-tab.ts';

/** An answer (`part` answer) or the text of a note; undefined: taken back. */
export type Value = string | boolean | undefined;

export interface Spot {
  readonly questionnaire: string;
  readonly section: string;
  readonly question: string;
  readonly part: 'answer' | 'note';
}

interface Edit extends Spot {
  readonly base: Value;
  readonly value: Value;
  readonly about: string | undefined;
  readonly at: number;
}

/** A value that another device stored, until this browser has shown it or the member has chosen over it. */
interface Unseen extends Spot {
  readonly recordId: string;
  /** Before the other device changed it. */
  readonly base: Value;
  readonly value: Value;
}

/** What the member must see and what the server must have, in plain terms. Every method returns what is wrong. */
export function openModel(questionnaires: readonly CompiledQuestionnaire[], server: RecordServer) {
  /** The newest edit of each question in each record of the browser, until the server has stored it. */
  let edits = new Map<string, Edit>();
  let unseen: readonly Unseen[] = [];
  /** Everything the server ever had, by record and question. */
  const history = new Map<string, Set<string>>();
  /** Questions that another device wrote last. */
  const elsewhere = new Set<string>();

  const isSame = ({ questionnaire, question, part }: Spot, one: Value, other: Value): boolean => {
    if (part === 'note') return (one ?? '') === (other ?? '');
    const { questionnaire: own } = questionnaires.find((all) => all.questionnaire.id === questionnaire)!;
    const asked = allQuestions(own).find(({ id }) => id === question)!;
    return isSameAnswer(own, asked, one, other);
  };
  const stored = (spot: Spot, recordId: string | undefined): { readonly value: Value } | undefined => {
    const found = server.records.find(({ id, module }) => id === recordId && module === spot.questionnaire);
    return found && { value: valueOf(spot, found.stored) };
  };
  const has = (spot: Edit, { questionnaire, section, about, ...content }: Kept): boolean =>
    questionnaire === spot.questionnaire &&
    section === spot.section &&
    isAbout(about, spot.about) &&
    isSame(spot, valueOf(spot, content), spot.value);

  /** Called whenever the server has worked on a call of this browser. */
  const onArrival = (): string | undefined => {
    for (const record of server.records) remember(history, record.id, record.stored);
    for (const [key, edit] of edits) {
      const isStored = server.records.some(
        ({ module, name, day, stored: content }) =>
          module === edit.questionnaire &&
          isAbout(name ?? day ?? undefined, edit.about) &&
          isSame(edit, valueOf(edit, content), edit.value),
      );
      if (isStored) edits.delete(key);
    }
    const erased = unseen.find((one) => {
      const now = stored(one, one.recordId);
      return now && !isSame(one, now.value, one.value);
    });
    return erased && `${nameOf(erased)}, given only elsewhere, was erased: ${String(erased.value)}`;
  };

  return {
    onArrival,

    edited(
      spot: Spot,
      { before, value }: { readonly before: Value; readonly value: Value },
      { about, handle }: Pick<ShownSection, 'about' | 'handle'>,
    ): void {
      if (isSame(spot, before, value)) return;
      const key = `${handle} ${nameOf(spot)}`;
      const isReplaced = (one: Edit) =>
        nameOf(one) === nameOf(spot) && isAbout(one.about, about) && isSame(spot, one.value, before);
      const replaced = edits.get(key) ?? [...edits.values()].find(isReplaced);
      // A record gets another handle when it was deleted elsewhere.
      this.discard(isReplaced);
      const base = replaced ? replaced.base : before;
      const edit = { ...spot, base, value, about, at: Date.now() };
      // Taken back to where it started: nothing is written any more.
      if (isSame(spot, base, value)) edits.delete(key);
      else edits.set(key, edit);
      onArrival();
    },

    saveElsewhere(spot: Spot, recordId: string, tabs: readonly DrivenTab[], save: () => void): void {
      const before = stored(spot, recordId);
      save();
      const after = stored(spot, recordId);
      for (const record of server.records) remember(history, record.id, record.stored);
      if (isSame(spot, before?.value, after?.value)) return;
      elsewhere.add(`${recordId} ${nameOf(spot)}`);
      const isThis = (one: Unseen) => one.recordId === recordId && nameOf(one) === nameOf(spot);
      const { base } = unseen.find(isThis) ?? { base: before?.value };
      const others = unseen.filter((one) => !isThis(one));
      const isKnown = tabs
        .flatMap((tab) => tab.shown())
        .some(
          (one) =>
            one.recordId === recordId &&
            one.section === spot.section &&
            one.status === 'saved' &&
            isSame(spot, valueOf(spot, one), before?.value),
        );
      // Changed back before this browser knew of it, such as its save without a response: nothing is new to it.
      const isBack = isSame(spot, base, after?.value) || (!isKnown && isSame(spot, after?.value, undefined));
      unseen = isBack ? others : [...others, { ...spot, recordId, base, value: after?.value }];
    },

    /** The member has chosen in the conflict of this section. */
    chose({ handle, recordId, section, conflict = [] }: ShownSection, version: 'mine' | 'theirs') {
      unseen = unseen.filter(
        (one) => !(one.recordId === recordId && one.section === section && conflict.includes(one.question)),
      );
      if (version === 'mine') return;
      for (const question of conflict)
        for (const part of ['answer', 'note'] as const)
          edits.delete(`${handle} ${nameOf({ question, part })}`);
    },

    /** Drops what is lost by the member's will, or with the last moments of a killed page. */
    discard(isLost: (edit: Edit) => boolean): void {
      edits = new Map([...edits].filter(([, edit]) => !isLost(edit)));
    },

    look(tabs: readonly DrivenTab[]): void {
      const shown = tabs.flatMap((tab) => tab.shown());
      unseen = unseen.filter(
        (one) =>
          !shown.some(
            (section) =>
              section.recordId === one.recordId &&
              section.section === one.section &&
              isSame(one, valueOf(one, section), one.value),
          ),
      );
    },

    /** `settled`: everything that can be sent was sent, and every tab knows. */
    findFault(tabs: readonly DrivenTab[], queued: readonly Kept[], settled: boolean): string | undefined {
      const shown = tabs.flatMap((tab) => tab.shown());
      for (const section of shown) {
        for (const spot of spotsOf(questionnaires, section)) {
          const value = valueOf(spot, section);
          if (section.status === 'untouched' && value !== undefined && value !== '')
            return `${nameOf(spot)} shows ${String(value)} in an untouched section`;
          if (section.status !== 'saved') continue;
          const now = stored(spot, section.recordId);
          const at = `${section.recordId} ${nameOf(spot)}`;
          if (!now || isSame(spot, now.value, value)) continue;
          if (settled && !elsewhere.has(at))
            return `${nameOf(spot)} reads saved with ${String(value)}; the server has ${String(now.value)}`;
          if (!history.get(at)?.has(JSON.stringify(value ?? '')))
            return `${nameOf(spot)} reads saved with ${String(value)}, which the server never had`;
        }
        if (settled && section.busy) return `${section.section} is still being saved`;
      }
      const kept = [...tabs.flatMap((tab) => [...tab.unsaved(), ...tab.drafts()]), ...queued];
      for (const edit of edits.values())
        if (!kept.some((one) => has(edit, one)))
          return `${nameOf(edit)} is lost: ${String(edit.value)} about ${edit.about}`;
      return findMisplaced(server) ?? findSecond(server);
    },

    pending: () => [...edits.values()],
  } as const;
}

function remember(
  history: Map<string, Set<string>>,
  recordId: string,
  { answers, notes }: RecordServer['records'][number]['stored'],
): void {
  const add = (name: string, value: unknown) => {
    const at = `${recordId} ${name}`;
    const before = history.get(at) ?? new Set([JSON.stringify('')]);
    history.set(at, before.add(JSON.stringify(value)));
  };
  for (const [id, value] of Object.entries(answers)) add(`${id} answer`, value);
  for (const [id, { text = '' }] of Object.entries(notes)) add(`${id} note`, text);
}

function nameOf({ question, part }: Pick<Spot, 'question' | 'part'>): string {
  return `${question} ${part}`;
}

export function valueOf(
  { question, part }: Pick<Spot, 'question' | 'part'>,
  {
    answers,
    notes = {},
  }: { readonly answers: AnswersAndNotes['answers']; readonly notes?: AnswersAndNotes['notes'] },
): Value {
  if (part === 'note') return notes[question]?.text;
  const answer = answers[question];
  return typeof answer === 'string' || typeof answer === 'boolean' ? answer : undefined;
}

function spotsOf(
  questionnaires: readonly CompiledQuestionnaire[],
  { questionnaire, section }: Kept,
): readonly Spot[] {
  const own = questionnaires.find((one) => one.questionnaire.id === questionnaire)!;
  const { questions = [] } = own.questionnaire.sections.find(({ id }) => id === section) ?? {};
  return questions
    .filter(({ type }) => type === 'text' || type === 'boolean')
    .flatMap(({ id: question }) => [
      { questionnaire, section, question, part: 'answer' as const },
      { questionnaire, section, question, part: 'note' as const },
    ]);
}

function isAbout(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && foldName(one) === foldName(other);
}

/** Each written text names its subject or day. */
export function textAbout(about: string | undefined, number: number): string {
  return `${foldName(about ?? '')} ${number}`;
}

function findMisplaced({ records }: RecordServer): string | undefined {
  for (const { id, name, day, stored } of records)
    for (const text of Object.values(stored.answers))
      if (typeof text === 'string' && !text.startsWith(foldName(name ?? day ?? '')))
        return `${id} about ${name ?? day} has ${text}`;
  return undefined;
}

/** A text is written once: two records with it are two copies of one. */
function findSecond({ records }: RecordServer): string | undefined {
  const texts = records.flatMap(({ stored }) =>
    Object.values(stored.answers).filter((answer) => typeof answer === 'string'),
  );
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  return twice === undefined ? undefined : `Two records have ${twice}`;
}
