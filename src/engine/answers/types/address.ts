import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { writtenAnswer } from '../written-answer.ts';

/** Longer than any address. */
const longest = 100;

/** An address on a chain; its compiled schema judges it by its format. */
export const address = {
  ...writtenAnswer,
  isMeantBy: ({ type, format }) => type === 'string' && format !== undefined && format.endsWith('-address'),
  toSchema: (source) => ({ maxLength: longest, ...source }),
  widgets: ['address'],
  defaultWidget: { checklist: 'address', insights: 'address' },

  fromWire: (value) =>
    typeof value === 'string'
      ? accept(value === '' ? undefined : value)
      : refuse('Must be an address as a text.'),
} as const satisfies AnswerTypeDefinition<string>;
