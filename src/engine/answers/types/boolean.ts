import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';

/** Yes or no. A tick is the answer; no tick and no answer are the same. */
export const boolean = {
  isMeantBy: ({ type }) => type === 'boolean',
  canBe: (value) => typeof value === 'boolean',
  widgets: ['checkbox'],
  defaultWidget: { checklist: 'checkbox', insights: 'checkbox' },

  isAnswer: (value) => typeof value === 'boolean',
  isAnswered: (value) => value === true,

  toWire: (answer) => answer === true,
  fromWire: (value) => (typeof value === 'boolean' ? accept(value) : refuse('Must be true or false.')),
  fromRecord: (value) => value === true,

  toCurrent: (answer) => (typeof answer === 'boolean' ? answer : undefined),

  toResult: (answer) => ({ kind: 'yesno', yes: answer === true }),
  toText: (answer) => (answer === true ? 'Yes' : 'No'),
  toSignals: (answer, { signal }) => (answer === true ? [signal] : []),
} as const satisfies AnswerTypeDefinition<boolean>;
