import { isWritten } from '../../lib/is-written.ts';
import { noAnswer } from '../result-value.ts';
import type { AnswerTypeDefinition, NoSettings } from './answer-type.ts';

/** Shared by the types whose answers are one text. */
export const writtenAnswer = {
  isAnswer: isText,
  isAnswered: isWritten,
  toWire: (answer: string | undefined) => answer ?? '',
  fromRecord: (value: unknown) => (isText(value) && value !== '' ? value : undefined),
  toResult: (answer: string | undefined) => ({
    kind: 'text',
    text: isWritten(answer) ? answer : noAnswer,
    signal: 'neutral',
  }),
  toText: (answer: string | undefined) => (isWritten(answer) ? answer : undefined),
  toSignals: () => [],
} as const satisfies Partial<AnswerTypeDefinition<string, NoSettings>>;

/** True for any text, even a blank one. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
