import type { Band } from '../../vocabulary.ts';
import { noAnswer } from '../../result-value.ts';
import type { AnswerTypeDefinition } from '../answer-type.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { number, numberQuestion } from './number.ts';

/** The first and last step of a scale, and the names of both. */
export interface ScaleSettings {
  readonly from: number;
  readonly to: number;
  readonly low: string;
  readonly high: string;
  /** In ascending order. */
  readonly bands?: readonly Band[];
}

// '4 of 5' says more than 4, so there is no plain answer.
const { toPlain: _, ...likeNumber } = number;

/** A step of a scale whose two ends have names; otherwise like a whole number. */
export const scale = {
  ...likeNumber,
  toResult: (answer, question) => ({
    ...number.toResult(answer, question),
    text: toText(answer, question.settings) ?? noAnswer,
  }),
  toText: (answer, { settings }) => toText(answer, settings),
} as const satisfies AnswerTypeDefinition<number, ScaleSettings>;

/** The compile step's definition of scale questions. */
export const scaleQuestion = {
  matchesSchema: ({ type, 'x-scale': ends }) => type === 'integer' && ends !== undefined,
  parseSettings: ({ minimum = 1, maximum = 1, 'x-scale': ends, 'x-bands': bands }) => ({
    from: minimum,
    to: maximum,
    low: ends?.low ?? '',
    high: ends?.high ?? '',
    ...(bands && { bands }),
  }),
  toReleased: (source) => ({ ...numberQuestion.toReleased(source), scale: source['x-scale'] }),
  toSchema: numberQuestion.toSchema,
  canEqual: numberQuestion.canEqual,
  sample: ({ settings }) => settings.to,
  widgets: ['scale'],
  defaultWidget: { checklist: 'scale', insights: 'scale' },
} as const satisfies QuestionTypeDefinition<number, ScaleSettings>;

/** '4 of 5', with the name of an end. */
function toText(answer: number | undefined, { from, to, low, high }: ScaleSettings): string | undefined {
  if (answer === undefined) return undefined;
  const name = answer === from ? low : answer === to ? high : undefined;
  return `${answer} of ${to}${name === undefined ? '' : `: ${name}`}`;
}
