import { noteParts, type AnswersAndNotes, type Written, type WrittenNote } from './content.ts';
import type { Question, Questionnaire } from './questionnaire.ts';
import type { WireValue } from '../contracts/record.ts';
import type { Answer } from './answers.ts';
import { readWireAnswer } from './answers/typed-answers.ts';
import { toWireField } from './answers/wire.ts';
import { excludedQuestions } from './form.ts';
import { toSentValue } from './send.ts';
import { toMark } from './answers/marks.ts';

/** Three versions of the same section. */
interface AnswerVersions {
  /** The saved version that these answers started from. */
  readonly base: AnswersAndNotes;
  readonly mine: AnswersAndNotes;
  /** The version saved now. */
  readonly theirs: AnswersAndNotes;
}

/** The result of merging two versions of a section. */
interface Merged {
  /** The ids of the questions that both have answered or noted differently since `base`. */
  readonly conflicts: readonly string[];
  /** `mine` with the changes that only `theirs` has. */
  readonly written: Written;
}

/**
 * Merges two versions question by question, an answer apart from its note. Answers are compared as they are sent, with
 * their marks. Two yeses that exclude each other are a conflict.
 */
export function mergeThreeWay(
  questionnaire: Questionnaire,
  questions: readonly Question[],
  { base, mine, theirs }: AnswerVersions,
): Merged {
  const isSame = (question: Question, one: AnswersAndNotes, other: AnswersAndNotes) =>
    isSameAnswer(questionnaire, question, one.answers[question.id], other.answers[question.id]);
  const differing = questions.filter(
    (question) => !isSame(question, theirs, base) && !isSame(question, theirs, mine),
  );
  const taken = differing.filter((question) => isSame(question, mine, base));
  const answers = { ...mine.answers };
  const notes = { ...mine.notes };
  const conflicts = new Set(differing.filter((question) => !taken.includes(question)).map(({ id }) => id));
  for (const { id } of taken) {
    const answer = theirs.answers[id];
    if (answer === undefined) delete answers[id];
    else answers[id] = answer;
  }
  for (const { id } of taken) if (excludedQuestions({ questions }, answers, id).length > 0) conflicts.add(id);
  for (const { id } of questions) {
    const note = mergeNote({ base: base.notes[id], mine: mine.notes[id], theirs: theirs.notes[id] });
    if (note === 'conflict') conflicts.add(id);
    else if (note) notes[id] = note;
  }
  const written = { answers, notes };
  return { conflicts: questions.map(({ id }) => id).filter((id) => conflicts.has(id)), written };
}

/** Whether two answers to a question are stored alike, marks included. */
export function isSameAnswer(
  questionnaire: Questionnaire,
  question: Question,
  one: Answer | undefined,
  other: Answer | undefined,
): boolean {
  if (toMark(question, one) !== toMark(question, other)) return false;
  const sent = toSentValue(questionnaire, question, one);
  const otherSent = toSentValue(questionnaire, question, other);
  if (sent === otherSent) return true;
  const toStored = (value: WireValue) => toStoredValue(questionnaire, question, value);
  return toStored(sent) === toStored(otherSent);
}

/** The server stores normal forms: an e-mail address in small letters, the rows of a table in their order. */
function toStoredValue(questionnaire: Questionnaire, question: Question, sent: WireValue): WireValue {
  const reading = readWireAnswer(question, sent, toWireField(questionnaire, undefined, question));
  return reading.kind === 'read' ? toSentValue(questionnaire, question, reading.answer) : sent;
}

/**
 * Merges two versions of a note part by part: `mine` with the changes that only `theirs` has since `base`. A part that
 * is undefined in `mine` was not written there. 'conflict': both have changed the same part.
 */
function mergeNote({
  base = {},
  mine = {},
  theirs = {},
}: Readonly<Record<'base' | 'mine' | 'theirs', WrittenNote | undefined>>):
  | WrittenNote
  | 'conflict'
  | undefined {
  const moved = noteParts.filter(
    (part) => !isSameText(theirs[part], base[part]) && !isSameText(theirs[part], mine[part]),
  );
  if (moved.some((part) => mine[part] !== undefined && !isSameText(mine[part], base[part])))
    return 'conflict';
  const taken = moved.map((part) => [part, theirs[part] ?? ''] as const);
  return taken.length > 0 ? { ...mine, ...Object.fromEntries(taken) } : undefined;
}

function isSameText(one: string | undefined, other: string | undefined): boolean {
  return (one ?? '').trim() === (other ?? '').trim();
}
