import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import type { Signal } from '../../vocabulary.ts';
import {
  accept,
  refuse,
  type AnsweredQuestion,
  type AnswerTypeDefinition,
  type NoSettings,
} from '../answer-type.ts';

/** Yes, an explicit No, or null: looked at, and can't tell. On the wire everything but yes is false. */
export const boolean = {
  no: false,
  cantTell: null,

  isAnswer: isVerdict,
  isAnswered: () => true,

  toWire: (answer) => answer === true,
  fromWire: (value) => (typeof value === 'boolean' ? accept(value) : refuse('Must be true or false.')),
  fromRecord: (value) => value === true || undefined,

  toResult: (answer, question) => ({
    kind: 'yesno',
    verdict: toVerdict(answer),
    signal: toSignal(answer, question),
  }),
  toText: (answer) => texts[toVerdict(answer)],
  toSignals: (answer, question) => [toSignal(answer, question)],
} as const satisfies AnswerTypeDefinition<boolean | null, NoSettings>;

/** The compile step's definition of yes/no questions. */
export const booleanQuestion = {
  matchesSchema: ({ type }) => type === 'boolean',
  parseSettings: () => ({}),
  toSchema: (source) => ({ ...source, type: ['boolean', 'null'] }),
  canEqual: (value) => typeof value === 'boolean',
  sample: () => true,
  widgets: ['checkbox'],
  defaultWidget: { checklist: 'checkbox', insights: 'checkbox' },
} as const satisfies QuestionTypeDefinition<boolean | null, NoSettings>;

const texts = { yes: 'Yes', no: 'No', 'cant-tell': 'Can’t tell', 'not-marked': undefined } as const;

function isVerdict(value: unknown): value is boolean | null {
  return typeof value === 'boolean' || value === null;
}

function toSignal(
  answer: boolean | null | undefined,
  { signal, signalNo }: AnsweredQuestion<NoSettings>,
): Signal {
  if (answer === undefined || answer === null) return 'neutral';
  return answer ? signal : signalNo;
}

function toVerdict(answer: boolean | null | undefined): keyof typeof texts {
  if (answer === undefined) return 'not-marked';
  if (answer === null) return 'cant-tell';
  return answer ? 'yes' : 'no';
}
