import { accept, noAnswer, refuse, type AnswerTypeDefinition } from '../answer-type.ts';

/** Longer than any address. */
const longest = 100;

/** An address on a chain; its compiled schema judges it by its format. */
export const address = {
  isMeantBy: ({ type, format }) => type === 'string' && format !== undefined && format.endsWith('-address'),
  toSchema: (source) => ({ maxLength: longest, ...source }),
  canBe: (value) => typeof value === 'string',
  widgets: ['address'],
  defaultWidget: { checklist: 'address', insights: 'address' },

  isAnswer: (value) => typeof value === 'string',
  isAnswered: isWritten,

  toWire: (answer) => (isWritten(answer) ? answer.trim() : ''),
  fromWire(value) {
    if (typeof value !== 'string') return refuse('Must be an address as a text.');
    return accept(value === '' ? undefined : value);
  },
  fromRecord: (value) => (typeof value === 'string' && value !== '' ? value : undefined),

  toCurrent: (answer) => (typeof answer === 'string' ? answer : undefined),

  toResult: (answer) => ({ kind: 'text', text: isWritten(answer) ? answer : noAnswer, signal: 'neutral' }),
  toText: (answer) => (isWritten(answer) ? answer : undefined),
  toSignals: () => [],
} as const satisfies AnswerTypeDefinition<string>;

function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
