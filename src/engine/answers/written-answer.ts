import { noAnswer, type AnswerTypeDefinition } from './answer-type.ts';

/** What types of answer have in common whose answers are one written text. */
export const writtenAnswer = {
  isAnswer: isText,
  isAnswered: isWritten,
  toWire: (answer: unknown) => (isText(answer) ? answer : ''),
  fromRecord: (value: unknown) => (isText(value) && value !== '' ? value : undefined),
  toCurrent: (answer: unknown) => (isText(answer) ? answer : undefined),
  toResult: (answer: unknown) => ({
    kind: 'text',
    text: isWritten(answer) ? answer : noAnswer,
    signal: 'neutral',
  }),
  toText: (answer: unknown) => (isWritten(answer) ? answer : undefined),
  toSignals: () => [],
} as const satisfies Partial<AnswerTypeDefinition<string>>;

/** True for a text, blank or not. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** True for a text that is not blank. */
export function isWritten(value: unknown): value is string {
  return isText(value) && value.trim() !== '';
}
