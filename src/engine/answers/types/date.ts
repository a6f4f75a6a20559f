import type { QuestionTypeDefinition } from '../question-type.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { isDay } from '../../../lib/utc-day.ts';
import { toAgeSignal } from '../../registry/band.ts';
import type { Signal } from '../../registry/vocabulary.ts';
import {
  accept,
  noAnswer,
  refuse,
  type AnswerTypeDefinition,
  type AnsweredQuestion,
} from '../answer-type.ts';
import { writtenAnswer } from '../written-answer.ts';

/** A day of the calendar, YYYY-MM-DD. Its bands go by its age. */
export const date = {
  ...writtenAnswer,
  isAnswer: isDate,
  isAnswered: isDate,
  findFault(answer, { latest }, today) {
    if (typeof answer === 'string' && !isDay(answer)) return { kind: 'no-day' };
    const isLate = latest === 'today' && today !== undefined && isDate(answer) && answer > today;
    return isLate ? { kind: 'after-today', today } : undefined;
  },

  fromWire(value) {
    if (value === '') return accept(undefined);
    return isDate(value) ? accept(value) : refuse({ kind: 'no-day' });
  },
  fromRecord: (value) => (isDate(value) ? value : undefined),

  toResult: (answer, question, asOf) => ({
    kind: 'text',
    text: toText(answer) ?? noAnswer,
    signal: toSignal(answer, question, asOf),
  }),
  toText,
  toPlain: (answer) => (isDate(answer) ? { value: answer } : undefined),
  toSignals: (answer, question, asOf) => (isDate(answer) ? [toSignal(answer, question, asOf)] : []),
} as const satisfies AnswerTypeDefinition<string>;

/** The questions that are answered so. */
export const dateQuestion = {
  isMeantBy: ({ type, format }) => type === 'string' && format === 'date',
  // Whether a text is a day is judged here, for browser and server: compiled, the format brings all others along.
  toSchema(source) {
    const { format: _, ...schema } = source;
    return schema;
  },
  canBe: isDate,
  widgets: ['date'],
  defaultWidget: { checklist: 'date', insights: 'date' },
} as const satisfies QuestionTypeDefinition;

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isDay(value);
}

function toText(answer: unknown): string | undefined {
  return isDate(answer) ? toUtcDate(answer) : writtenAnswer.toText(answer);
}

function toSignal(answer: unknown, { bands }: AnsweredQuestion, asOf: string | undefined): Signal {
  return isDate(answer) && asOf !== undefined ? toAgeSignal(bands, answer, asOf) : 'neutral';
}
