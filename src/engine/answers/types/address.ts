import type { QuestionTypeDefinition } from '../question-type.ts';
import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { isText, writtenAnswer } from '../written-answer.ts';

/** Longer than any address. */
const longest = 100;

/** An address on a chain; its compiled schema judges it by its format. */
export const address = {
  ...writtenAnswer,
  fromWire: (value) =>
    typeof value === 'string'
      ? accept(value === '' ? undefined : value)
      : refuse('Must be an address as a text.'),
} as const satisfies AnswerTypeDefinition<string>;

/** The questions that are answered so. */
export const addressQuestion = {
  canBe: isText,
  isMeantBy: ({ type, format }) => type === 'string' && format !== undefined && format.endsWith('-address'),
  toSchema: (source) => ({ maxLength: longest, ...source }),
  widgets: ['address'],
  defaultWidget: { checklist: 'address', insights: 'address' },
} as const satisfies QuestionTypeDefinition;
