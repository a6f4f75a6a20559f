import { countBytes } from '../lib/count-bytes.ts';
import { isTooLong } from '../lib/count-characters.ts';
import { link } from './answers/types/link.ts';
import { isWritten } from '../lib/is-written.ts';
import type { Fault } from './answers/fault.ts';
import { findAnswerFaults } from './answers/typed-answers.ts';
import { isAnswered, type Answer, type Answers } from './answers.ts';
import type { Question, Section } from './questionnaire.ts';
import { noteParts, type NotePart, type Notes } from './content.ts';

/** What is wrong with the answer to a question, or that it is missing. */
export interface QuestionFault {
  readonly questionId: string;
  readonly fault: Fault;
}

/**
 * Faults of the answers to these questions that the section's compiled validator cannot detect; `today` as in
 * SaveCircumstances, `saved` is what is stored. The browser checks what it is about to send, the server what it received.
 */
export function findFaults(
  questions: readonly Question[],
  answers: Answers,
  today: string | undefined,
  saved: Answers = {},
): readonly QuestionFault[] {
  const faults = questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    const found = findAnswerFaults(question, answer, today, saved[question.id]);
    return found.map((fault) => ({ questionId: question.id, fault }));
  });
  return faults.length > 0 ? faults : findLarge(questions, answers);
}

/** In bytes, of a section's tables and long texts together. As JSON inside a request's JSON they have at most twice as many. */
export const mostLargeBytes = 32 * 1024;

/** The largest of a section's tables and long texts, if they are together too large for a request. */
function findLarge(questions: readonly Question[], answers: Answers): readonly QuestionFault[] {
  const sizes = questions.flatMap((question) => {
    const answer = answers[question.id];
    return isLarge(question) && answer !== undefined ? [{ id: question.id, size: sizeOf(answer) }] : [];
  });
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  const [largest] = sizes.toSorted((one, other) => other.size - one.size);
  return largest && all > mostLargeBytes
    ? [{ questionId: largest.id, fault: { kind: 'too-large', max: mostLargeBytes / 1024 } }]
    : [];
}

function isLarge(question: Question): boolean {
  return question.type === 'rows' || (question.type === 'text' && question.settings.long === true);
}

function sizeOf(answer: Answer): number {
  return countBytes(JSON.stringify(answer));
}

/** What is wrong with a part of the note to a question. */
export interface NoteFault extends QuestionFault {
  readonly part: NotePart;
}

/** Faults of the notes to these questions. */
export function findNoteFaults(questions: readonly Question[], notes: Notes): readonly NoteFault[] {
  return questions.flatMap(({ id }) =>
    noteParts.flatMap((part) => {
      const fault = findNoteFault(part, notes[id]?.[part]);
      return fault ? [{ questionId: id, part, fault }] : [];
    }),
  );
}

/**
 * The required questions without an answer. The caller passes only asked questions: a condition does not require what
 * it hides.
 */
export function findMissing(questions: readonly Question[], answers: Answers): readonly QuestionFault[] {
  return questions
    .filter(({ id, required }) => required && !isAnswered(answers[id]))
    .map(({ id }) => ({ questionId: id, fault: { kind: 'missing' } }));
}

/**
 * The ids of the questions whose yes must be cleared once `id` is answered yes; empty for another answer. It makes no
 * difference which of two questions excludes the other in its schema.
 */
export function excludedQuestions(
  { questions }: Pick<Section, 'questions'>,
  answers: Answers,
  id: string,
): readonly string[] {
  if (answers[id] !== true) return [];
  const named = questions.find((question) => question.id === id)?.excludes ?? [];
  return questions
    .filter((other) => other.id !== id && (named.includes(other.id) || other.excludes.includes(id)))
    .map((other) => other.id)
    .filter((other) => answers[other] === true);
}

/** Longest words of a note, in characters. */
const maxNoteLength = 500;

/** What is wrong with a part of a note; undefined: it can be saved. */
export function findNoteFault(part: NotePart, value: unknown): Fault | undefined {
  if (part === 'source') return isWritten(value) ? link.findFault(value) : undefined;
  return isWritten(value) && isTooLong(value, maxNoteLength)
    ? { kind: 'too-long', max: maxNoteLength }
    : undefined;
}
