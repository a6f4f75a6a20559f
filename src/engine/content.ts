import { findLinkHost } from '../lib/link-host.ts';
import { isWritten } from '../lib/is-written.ts';
import { unknownFact } from './conditions.ts';
import type { Answers } from './answers.ts';
import type { EvidenceByQuestion } from '../contracts/record.ts';

/**
 * A member's answers and notes of a section or a whole record, by question id, and its facts. Notes are no answers:
 * nothing counts them, requires them or depends on them.
 */
export interface Content {
  readonly answers: Answers;
  readonly notes: Notes;
  readonly conditionFacts: ConditionFacts;
}

/** The content that conditions depend on. */
export type ConditionContent = Pick<Content, 'answers' | 'conditionFacts'>;

export type AnswersAndNotes = Pick<Content, 'answers' | 'notes'>;

/**
 * The content of a section's form. No wider type is assignable: the facts or the save state that it has too would later
 * replace newer ones.
 */
export interface Written extends AnswersAndNotes {
  readonly conditionFacts?: never;
}

/** A note as typed: words, and the address of the page that supports the answer. '' deletes a part. */
export interface WrittenNote {
  readonly text?: string;
  readonly source?: string;
}

/** A note as it is shown; `source` is an https address. */
export interface Note {
  readonly text?: string;
  readonly source?: { readonly href: string; readonly host: string };
}

/** Notes by question id. */
export type Notes = Readonly<Record<string, WrittenNote>>;

export const noteParts = ['text', 'source'] as const satisfies readonly (keyof WrittenNote)[];
export type NotePart = (typeof noteParts)[number];

/**
 * The facts by which the conditions of each section are judged, by section id and fact: a number as JSON writes it, a
 * day as YYYY-MM-DD, a word of the catalogue; '' if the source says that there is no value, `unknownFact` if nothing
 * certain is known. A section without any was never saved, and is judged by the other sections' facts.
 */
export type ConditionFacts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The content of a record, and the ids of its saved sections: nothing is known of the others. */
export interface RecordContent extends Content {
  readonly sections: readonly string[];
  /** The UTC day of the save, YYYY-MM-DD, from which ages are counted. Absent: ages are unknown and give no sign. */
  readonly asOf?: string;
  /** The ids of questions that were added after the record was answered: nothing is known of them. */
  readonly unseen?: readonly string[];
  /** The version of each section's last save; absent: answers of every version read alike. */
  readonly savedIn?: Readonly<Record<string, number>>;
  /** The facts shown with its questions when they were answered; absent: none, or not loaded. */
  readonly evidence?: EvidenceByQuestion;
  /** Its calculated values as its last save stored them; absent: they are calculated from its answers. */
  readonly calculated?: CalculatedFigures;
}

/** By the ids of calculated values; a blank one is absent. */
export type CalculatedFigures = Readonly<Record<string, number>>;

/** A change of a section: the changed questions as they were and as they are now; an absent answer is a removed one. */
export interface Edit {
  readonly before: Written;
  readonly written: Written;
}

/** Omits everything else that a wider type has. */
export function toWritten({ answers, notes }: AnswersAndNotes): Written {
  return { answers, notes };
}

/** `onto` with what was changed between `before` and `now`, removals too. */
export function applyEdits(before: AnswersAndNotes, now: AnswersAndNotes, onto: AnswersAndNotes): Written {
  return {
    answers: applyChanges(before.answers, now.answers, onto.answers),
    notes: applyChanges(before.notes, now.notes, onto.notes),
  };
}

function applyChanges<V>(
  before: Readonly<Record<string, V>>,
  now: Readonly<Record<string, V>>,
  onto: Readonly<Record<string, V>>,
): Readonly<Record<string, V>> {
  return replace(onto, now, listDiffering(before, now));
}

/** The ids of the questions with another answer or note. */
export function listChanged(before: AnswersAndNotes, now: AnswersAndNotes): readonly string[] {
  return [...listDiffering(before.answers, now.answers), ...listDiffering(before.notes, now.notes)];
}

function listDiffering(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) {
  return Object.keys({ ...one, ...other }).filter(
    (id) => JSON.stringify(one[id]) !== JSON.stringify(other[id]),
  );
}

/** `mine` with another version's answers and notes to the questions `ids`, removals too. */
export function takeQuestions(
  mine: AnswersAndNotes,
  theirs: AnswersAndNotes,
  ids: readonly string[],
): Written {
  return {
    answers: replace(mine.answers, theirs.answers, ids),
    notes: replace(mine.notes, theirs.notes, ids),
  };
}

function replace<V>(
  mine: Readonly<Record<string, V>>,
  theirs: Readonly<Record<string, V>>,
  ids: readonly string[],
): Readonly<Record<string, V>> {
  if (ids.length === 0) return mine;
  const kept = Object.entries(mine).filter(([id]) => !ids.includes(id));
  const others = Object.entries(theirs).filter(([id]) => ids.includes(id));
  return Object.fromEntries([...kept, ...others]);
}

/** Nothing written yet. */
export const blankContent: Content = { answers: {}, notes: {}, conditionFacts: {} };

/** The part of a record's content that belongs to a section. */
export function sectionContent(
  { id, questions }: { readonly id: string; readonly questions: readonly { readonly id: string }[] },
  { answers, notes, conditionFacts }: Content,
): Content {
  const ids = questions.map((question) => question.id);
  const facts = conditionFacts[id];
  return {
    answers: pick(answers, ids),
    notes: pick(notes, ids),
    conditionFacts: facts ? { [id]: facts } : {},
  };
}

/** Merges the content of several sections; the last one wins. */
export function mergeContents(contents: readonly Content[]): Content {
  return {
    answers: Object.assign({}, ...contents.map(({ answers }) => answers)),
    notes: Object.assign({}, ...contents.map(({ notes }) => notes)),
    conditionFacts: Object.assign({}, ...contents.map(({ conditionFacts }) => conditionFacts)),
  };
}

/** The fact by which a section is judged: its own, or before its first save that of the first section that knows it. */
export function findFact(
  sections: readonly { readonly id: string }[],
  sectionId: string,
  fact: string,
  conditionFacts: ConditionFacts,
): string | undefined {
  const own = conditionFacts[sectionId]?.[fact];
  const known = own === undefined ? sections.map(({ id }) => conditionFacts[id]?.[fact]) : [own];
  return known.find((one) => one !== undefined && one !== unknownFact);
}

/** A written note as it is shown; undefined if no part of it can be shown. */
export function toNote({ text: words, source: href }: WrittenNote = {}): Note | undefined {
  const host = isWritten(href) ? findLinkHost(href) : undefined;
  if (!isWritten(words) && host === undefined) return undefined;
  return {
    ...(isWritten(words) && { text: words }),
    ...(isWritten(href) && host !== undefined && { source: { href, host } }),
  };
}

/** Whether both have the same answers, notes and facts; the order of chosen options and of rows counts. */
export function isSameContent(one: Content, other: Content): boolean {
  return toKey(one) === toKey(other);
}

function toKey({ answers, notes, conditionFacts }: Content): string {
  const parts = [
    ...Object.entries(answers).map(([id, answer]) => ['answer', id, answer]),
    ...Object.entries(notes).flatMap(([id, note]) =>
      noteParts.flatMap((part) => (note[part] === undefined ? [] : [[part, id, note[part]]])),
    ),
    ...Object.entries(conditionFacts).flatMap(([section, facts]) =>
      Object.entries(facts).map(([fact, value]) => ['fact', section, fact, value]),
    ),
  ];
  return JSON.stringify(parts.map((part) => JSON.stringify(part)).toSorted());
}

/** Omits ids without a value. */
export function pick<V>(
  all: Readonly<Record<string, V>>,
  ids: readonly string[],
): Readonly<Record<string, V>> {
  const entries = ids.flatMap((id) => {
    const value = all[id];
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(entries);
}
