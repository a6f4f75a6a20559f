import type { WireValue } from '../../contracts/record.ts';
import type { Question, QuestionOf } from '../questionnaire.ts';
import type { Signal } from '../vocabulary.ts';
import type { PlainAnswer, ResultValue } from '../result-value.ts';
import type { WireAnswer, WireField } from './answer-type.ts';
import { isWritten } from '../../lib/is-written.ts';
import { getAnswerType, type Answer, type AnswerType, narrow } from '../answers.ts';
import { listFaults, type Fault } from './fault.ts';

/*
 * The entry to the types of answer: drafts, storage and forms may hold anything under a question's id. Here it is
 * narrowed once to an answer of the question's type, before the type gets it.
 */

/**
 * The fault of typed text that is no answer of the type, such as an unfinished number; undefined: nothing was typed.
 */
function findUnreadable(type: AnswerType, value: unknown): string | undefined {
  return isWritten(value) && !getAnswerType(type).isAnswer(value) ? value : undefined;
}

/** What is wrong with an answer, see AnswerTypeDefinition. */
export function findAnswerFaults<T extends AnswerType>(
  question: QuestionOf<T>,
  value: unknown,
  today: string | undefined,
  saved: unknown,
): readonly Fault[] {
  const { findFault, unreadable } = getAnswerType<T>(question.type);
  if (findUnreadable(question.type, value) !== undefined) return listFaults(unreadable);
  const answer = narrow<T>(question.type, value);
  if (answer === undefined) return [];
  return listFaults(findFault?.(answer, question, today, narrow<T>(question.type, saved)));
}

/** An answer as it is sent; a value that is no answer of the type is sent as typed, and refused by the server. */
export function toWireAnswer<T extends AnswerType>(
  { type }: QuestionOf<T>,
  value: unknown,
  field: WireField,
): WireValue {
  return findUnreadable(type, value) ?? getAnswerType<T>(type).toWire(narrow<T>(type, value), field);
}

/** Reads a field of a save, with current ids; see AnswerTypeDefinition. */
export function readWireAnswer(question: Question, value: unknown, field: WireField): WireAnswer<Answer> {
  const reading: WireAnswer<Answer> = getAnswerType(question.type).fromWire(value, field);
  if (reading.kind === 'refused' || reading.answer === undefined) return reading;
  return { ...reading, answer: toCurrentAnswer(question, reading.answer) };
}

/** A stored answer with current option ids; a value that is no answer of the type stays as it is. */
export function toCurrentAnswer<T extends AnswerType>(question: QuestionOf<T>, value: Answer): Answer {
  const answer = narrow<T>(question.type, value);
  return answer === undefined
    ? value
    : (getAnswerType<T>(question.type).toCurrent?.(answer, question) ?? answer);
}

/** What is stored when `sent` replaces `before`. */
export function mergeAnswer<T extends AnswerType>(
  { type }: QuestionOf<T>,
  sent: Answer,
  before: Answer | undefined,
  field: WireField,
): Answer {
  const answer = narrow<T>(type, sent);
  if (answer === undefined) return sent;
  return getAnswerType<T>(type).merge?.(answer, narrow<T>(type, before), field) ?? answer;
}

/** An answer as the results show it. */
export function toResultValue<T extends AnswerType>(
  question: QuestionOf<T>,
  value: unknown,
  asOf?: string,
): ResultValue {
  return getAnswerType<T>(question.type).toResult(narrow<T>(question.type, value), question, asOf);
}

/** An answer in one line or text, as people read it; a value that is no answer of the type as it was typed. */
export function toTypedText<T extends AnswerType>(
  question: QuestionOf<T>,
  value: unknown,
): string | undefined {
  const { toText } = getAnswerType<T>(question.type);
  return findUnreadable(question.type, value) ?? toText(narrow<T>(question.type, value), question);
}

/** The answer for programs; undefined if the text says everything. */
export function toTypedPlain<T extends AnswerType>(
  question: QuestionOf<T>,
  value: unknown,
): PlainAnswer | undefined {
  const answer = narrow<T>(question.type, value);
  return answer === undefined ? undefined : getAnswerType<T>(question.type).toPlain?.(answer, question);
}

/** The signals that an answer gives. */
export function listSignals<T extends AnswerType>(
  question: QuestionOf<T>,
  value: unknown,
  asOf?: string,
): readonly Signal[] {
  const answer = narrow<T>(question.type, value);
  return answer === undefined ? [] : getAnswerType<T>(question.type).toSignals(answer, question, asOf);
}
