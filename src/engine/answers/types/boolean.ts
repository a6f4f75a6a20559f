import type { QuestionTypeDefinition } from '../question-type.ts';
import { accept, refuse, type AnswerTypeDefinition, type NoSettings } from '../answer-type.ts';

/** Yes or no, or null: looked at, and can't tell. No tick and no answer are the same. */
export const boolean = {
  cantTell: null,

  isAnswer: isVerdict,
  isAnswered: (answer) => answer !== false,

  toWire: (answer) => answer === true,
  fromWire: (value) => (typeof value === 'boolean' ? accept(value) : refuse('Must be true or false.')),
  fromRecord: (value) => value === true,

  toResult: (answer, { signal }) => ({ kind: 'yesno', verdict: toVerdict(answer), signal }),
  toText: (answer) => texts[toVerdict(answer)],
  toSignals: (answer, { signal }) => (answer === true ? [signal] : []),
} as const satisfies AnswerTypeDefinition<boolean | null, NoSettings>;

/** The questions that are answered so. */
export const booleanQuestion = {
  isMeantBy: ({ type }) => type === 'boolean',
  parseSettings: () => ({}),
  toSchema: (source) => ({ ...source, type: ['boolean', 'null'] }),
  canBe: (value) => typeof value === 'boolean',
  sample: () => true,
  widgets: ['checkbox'],
  defaultWidget: { checklist: 'checkbox', insights: 'checkbox' },
} as const satisfies QuestionTypeDefinition<boolean | null, NoSettings>;

const texts = { yes: 'Yes', no: 'No', 'cant-tell': 'Can’t tell' } as const;

function isVerdict(value: unknown): value is boolean | null {
  return typeof value === 'boolean' || value === null;
}

function toVerdict(answer: boolean | null | undefined): keyof typeof texts {
  if (answer === null) return 'cant-tell';
  return answer === true ? 'yes' : 'no';
}
