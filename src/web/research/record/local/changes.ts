import {
  applyEdits,
  blankContent,
  isSameContent,
  listChanged,
  takeQuestions,
  type AnswersAndNotes,
  type Content,
  type Edit,
  type Written,
} from '../../../../engine/content.ts';
import { isAnswerTo, type Answer } from '../../../../engine/answers.ts';
import { isConfirming } from '../../../../engine/confirmed-evidence.ts';
import type { SentEvidence } from '../../../../contracts/record.ts';
import {
  removeSection,
  setSection,
  shownContent,
  type Attempt,
  type LocalRecord,
  type LocalSection,
  type LocalState,
} from './local-record.ts';

/*
 * The changes of a document. Each is applied to what this tab shows, and then to what the device has stored, which another
 * tab may have changed: so a change names what it changes, and leaves the rest.
 */

/** A text or a table that another tab changed meanwhile is asked about; of any other answer, the later one stays. */
export function edit(document: LocalRecord, sectionId: string, { before, written }: Edit): LocalRecord {
  const changed = listChanged(before, written);
  const section = document.sections[sectionId] ?? startSection(document, sectionId, { before, changed });
  const lost = changed.filter((id) => isOtherWriting(id, { before, written, stored: section.written }));
  const next = {
    ...section,
    written: { ...section.written, ...applyEdits(before, written, section.written) },
  };
  if (lost.length > 0) return setSection(document, sectionId, { ...next, state: toConflict(section, lost) });
  const { state } = section;
  const saved = document.server?.sections[sectionId] ?? next.base;
  // Most edits differ from what is saved: the rest of the section is compared only if they do not.
  const isSaved =
    changed.every((id) => toKey(next.written, id) === toKey(saved, id)) && isSameContent(next.written, saved);
  if (state.kind === 'edited' && !section.attempt && isSaved) return removeSection(document, sectionId);
  return setSection(
    document,
    sectionId,
    state.kind === 'refused' ? { ...next, state: { kind: 'edited' } } : next,
  );
}

/** Added to a conflict that is not decided yet. */
function toConflict({ state, written }: LocalSection, lost: readonly string[]): LocalState {
  if (state.kind !== 'conflict')
    return { kind: 'conflict', elsewhere: 'tab', questions: lost, theirs: written };
  const questions = [...new Set([...state.questions, ...lost])];
  const theirs = { ...state.theirs, ...takeQuestions(state.theirs, written, lost) };
  // What the server has of the others is asked about again at the next save.
  return { ...state, elsewhere: 'tab', questions, theirs };
}

/** The first edit of a section: what the member saw is its base, not what another tab loaded since. */
function startSection(
  document: LocalRecord,
  sectionId: string,
  { before, changed }: { readonly before: Written; readonly changed: readonly string[] },
): LocalSection {
  const shown = shownContent(document, sectionId);
  const saved = document.server?.sections[sectionId];
  const base = saved ? { ...saved, ...takeQuestions(saved, before, changed) } : blankContent;
  return {
    written: shown,
    base: saved ? base : { ...blankContent, conditionFacts: shown.conditionFacts },
    state: { kind: 'edited' },
  };
}

function isOtherWriting(
  id: string,
  { before, written, stored }: Edit & { readonly stored: AnswersAndNotes },
): boolean {
  const key = toKey(stored, id);
  const isWriting = [stored, before, written].some(
    ({ answers, notes }) => isWritten(answers[id]) || notes[id] !== undefined,
  );
  return isWriting && key !== toKey(before, id) && key !== toKey(written, id);
}

/** A text, or a table with rows. */
function isWritten(answer: Answer | undefined): boolean {
  return typeof answer === 'string' || (answer !== undefined && isAnswerTo('rows', answer));
}

function toKey({ answers, notes }: AnswersAndNotes, id: string): string {
  return JSON.stringify([answers[id], notes[id]]);
}

/** `since` is that of a new entry of the queue; a save that replaces one keeps its place. */
export interface SaveRequest {
  readonly since: number;
  readonly version: number;
  readonly evidence?: SentEvidence | undefined;
  readonly beside?: Content | undefined;
}

/** Queues what is written now. In a conflict, which another tab may have begun, the member decides first. */
export function save(
  document: LocalRecord,
  sectionId: string,
  { since, version, evidence: shown, beside }: SaveRequest,
): LocalRecord {
  const section = document.sections[sectionId] ?? startSection(document, sectionId, unchanged);
  if (section.state.kind === 'conflict') return document;
  const { attempt: older, written: sent } = section;
  const evidence = joinEvidence(older, sent, shown);
  const attempt: Attempt = {
    since: older?.since ?? since,
    version,
    sent,
    ...(older && { earlier: [...(older.earlier ?? []), older.sent] }),
    ...(evidence && { evidence }),
    ...(beside && { beside }),
  };
  return setSection(document, sectionId, { ...section, attempt, state: justQueued });
}

const unchanged = { before: { answers: {}, notes: {} }, changed: [] } as const;
const justQueued = { kind: 'queued', attempts: 0, notBefore: 0 } as const;

/** An answer of an earlier save that was not sent keeps the facts shown when it was given, unless it is given again. */
function joinEvidence(
  older: Attempt | undefined,
  { answers }: Content,
  shown: SentEvidence | undefined,
): SentEvidence | undefined {
  const waiting = Object.entries(older?.evidence ?? {}).filter(
    ([id]) =>
      JSON.stringify(older?.sent.answers[id]) === JSON.stringify(answers[id]) && !isConfirming(shown?.[id]),
  );
  return waiting.length > 0 ? { ...shown, ...Object.fromEntries(waiting) } : shown;
}

/** The member has chosen between both versions of the questions in conflict. Nothing else changes. */
export function choose(document: LocalRecord, sectionId: string, chosen: AnswersAndNotes): LocalRecord {
  const section = document.sections[sectionId];
  if (section?.state.kind !== 'conflict') return document;
  const { questions, theirs, elsewhere } = section.state;
  const written = { ...section.written, ...takeQuestions(section.written, chosen, questions) };
  const base =
    elsewhere === 'tab'
      ? section.base
      : { ...section.base, ...takeQuestions(section.base, theirs, questions) };
  return setSection(document, sectionId, { ...section, written, base, state: { kind: 'edited' } });
}

/** Takes a save out of the queue; its answers stay, unsaved. The next save must not repeat what the member removed. */
export function unqueue(document: LocalRecord, sectionId: string): LocalRecord {
  const { create, ...left } = document;
  const isCreate = create?.sectionId === sectionId;
  const section = document.sections[sectionId];
  const next = create && !isCreate ? { ...left, create } : left;
  if (!section) return next;
  const { attempt: _, ...rest } = section;
  return setSection(next, sectionId, { ...rest, state: { kind: 'edited' } });
}

/** Drops answers that no save contains; saves in the queue are still sent. */
export function dropUnsaved(document: LocalRecord): LocalRecord {
  const sections = Object.entries(document.sections).flatMap(([id, section]) =>
    section.state.kind === 'queued' && section.attempt
      ? [[id, { ...section, written: section.attempt.sent }] as const]
      : [],
  );
  return { ...document, sections: Object.fromEntries(sections) };
}

/** Sets facts of a section that was never saved. */
export function setFacts(
  document: LocalRecord,
  sectionId: string,
  own: Readonly<Record<string, string>>,
): LocalRecord {
  const next = { ...document, facts: { ...document.facts, [sectionId]: own } };
  const section = document.sections[sectionId];
  if (!section) return next;
  const conditionFacts = { ...section.written.conditionFacts, [sectionId]: own };
  return setSection(next, sectionId, { ...section, written: { ...section.written, conditionFacts } });
}

/** The server has deleted the record: what is unsaved becomes another one. */
export function forgetServer(document: LocalRecord): LocalRecord {
  const { server: _, create: __, ...left } = document;
  const sections = Object.entries(document.sections).map(
    ([id, { written, state }]): [string, LocalSection] => {
      const isOfTabs = state.kind === 'conflict' && state.elsewhere === 'tab';
      return [id, { written, base: blankContent, state: isOfTabs ? state : { kind: 'edited' } }];
    },
  );
  return { ...left, sections: Object.fromEntries(sections) };
}
