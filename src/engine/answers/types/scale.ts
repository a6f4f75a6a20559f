import type { QuestionTypeDefinition } from '../question-type.ts';
import { noAnswer, type AnswerTypeDefinition, type AnsweredQuestion } from '../answer-type.ts';
import { number, numberQuestion } from './number.ts';

/** A step of a scale whose two ends have names; otherwise as a whole number. */
export const scale = {
  ...number,
  toResult: (answer, question) => ({
    ...number.toResult(answer, question),
    text: toText(answer, question) ?? noAnswer,
  }),
  toText,
  // '4 of 5' says more than 4.
  toPlain: () => undefined,
} as const satisfies AnswerTypeDefinition<number>;

/** The questions that are answered so. */
export const scaleQuestion = {
  ...numberQuestion,
  isMeantBy: ({ type, 'x-scale': ends }) => type === 'integer' && ends !== undefined,
  widgets: ['scale'],
  defaultWidget: { checklist: 'scale', insights: 'scale' },
} as const satisfies QuestionTypeDefinition;

/** '4 of 5', with the name of an end. */
function toText(answer: unknown, question: AnsweredQuestion): string | undefined {
  const { scale: ends } = question;
  if (typeof answer !== 'number' || !ends) return number.toText(answer, question);
  const name = answer === ends.from ? ends.low : answer === ends.to ? ends.high : undefined;
  return `${answer} of ${ends.to}${name === undefined ? '' : `: ${name}`}`;
}
