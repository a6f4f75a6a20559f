import type { QuestionTypeDefinition } from '../question-type.ts';
import { largestNumber, maxDecimals, readDecimal, toDecimalText } from '../../../lib/decimal.ts';
import { numberFormat } from '../../../lib/number-format.ts';
import { toBandSignal } from '../../registry/band.ts';
import { writtenAnswer } from '../written-answer.ts';
import type { Signal, Unit } from '../../registry/vocabulary.ts';
import {
  accept,
  noAnswer,
  refuse,
  type AnswerTypeDefinition,
  type AnsweredQuestion,
} from '../answer-type.ts';

/**
 * A number, whole or not. It travels as a text such as '1234.5'. What a member typed that is no number stays a text in
 * the draft, and is refused as one.
 */
export const number = {
  isAnswer: isNumber,
  isAnswered: isNumber,

  toWire: (answer) => (isNumber(answer) ? toDecimalText(answer) : writtenAnswer.toWire(answer)),
  fromWire(value) {
    const answer = readNumber(value);
    if (answer === 'too-precise') return refuse({ kind: 'too-precise' });
    return value === '' || answer !== undefined
      ? accept(answer)
      : refuse('Must be a number as a text, such as "1234.5".');
  },
  fromRecord(value) {
    const answer = readNumber(value);
    return answer === 'too-precise' ? Number(value) : answer;
  },

  toCurrent: (answer) => (isNumber(answer) ? answer : undefined),

  toResult: (answer, question) => ({
    kind: 'text',
    text: toText(answer, question) ?? noAnswer,
    signal: toSignal(answer, question),
  }),
  toText,
  toPlain: (answer, { unit = 'count' }) =>
    isNumber(answer) ? { value: answer, ...(unit !== 'count' && { unit }) } : undefined,
  toSignals: (answer, question) => (isNumber(answer) ? [toSignal(answer, question)] : []),
} as const satisfies AnswerTypeDefinition<number>;

/** The questions that are answered so. */
export const numberQuestion = {
  isMeantBy: ({ type, 'x-scale': ends }) => type === 'number' || (type === 'integer' && !ends),
  toSchema: (source) => ({ minimum: -largestNumber, maximum: largestNumber, ...source }),
  canBe: (value) => typeof value === 'number',
  widgets: ['number'],
  defaultWidget: { checklist: 'number', insights: 'number' },
} as const satisfies QuestionTypeDefinition;

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function readNumber(value: unknown): number | 'too-precise' | undefined {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? readDecimal(value) : undefined;
}

function toText(answer: unknown, { unit = 'count' }: AnsweredQuestion): string | undefined {
  return isNumber(answer) ? writers[unit](answer) : writtenAnswer.toText(answer);
}

const measure = (unit: string, unitDisplay: 'long' | 'short') =>
  numberFormat({ style: 'unit', unit, unitDisplay, maximumFractionDigits: maxDecimals });

/** Numbers as people read them, by their units. */
const writers = {
  usd: numberFormat({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: maxDecimals,
    trailingZeroDisplay: 'stripIfInteger',
  }),
  percent: measure('percent', 'short'),
  count: numberFormat({ maximumFractionDigits: maxDecimals }),
  days: measure('day', 'long'),
  months: measure('month', 'long'),
  years: measure('year', 'long'),
} as const satisfies Record<Unit, (value: number) => string>;

function toSignal(answer: unknown, { bands }: AnsweredQuestion): Signal {
  return isNumber(answer) ? toBandSignal(bands, answer) : 'neutral';
}
