import type { QuestionTypeDefinition } from '../question-type.ts';
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

/** No answer is further from 0: up to here a number keeps all its digits. */
const largestNumber = 1e15;

/** So many digits after the decimal sign travel. */
const decimals = 12;

/**
 * A number, whole or not. It travels as a text such as '1234.5'. What a member typed that is no number stays a text in
 * the draft, and is refused as one.
 */
export const number = {
  isAnswer: isNumber,
  isAnswered: isNumber,

  toWire: (answer) => (isNumber(answer) ? toPlainText(answer) : writtenAnswer.toWire(answer)),
  fromWire(value) {
    const answer = readNumber(value);
    return value === '' || answer !== undefined
      ? accept(answer)
      : refuse('Must be a number as a text, such as "1234.5".');
  },
  fromRecord: readNumber,

  toCurrent: (answer) => (isNumber(answer) ? answer : undefined),

  toResult: (answer, question) => ({
    kind: 'text',
    text: toText(answer, question) ?? noAnswer,
    signal: toSignal(answer, question),
  }),
  toText,
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

function readNumber(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^-?\d{1,16}(?:\.\d{1,12})?$/.test(value)) return undefined;
  // Without a minus before nothing.
  return Number(value) + 0;
}

/** Without the exponent that very small numbers have as a text, and with no more digits than travel. */
function toPlainText(value: number): string {
  const plain = String(value);
  const isPlain = !plain.includes('e') && (plain.split('.')[1]?.length ?? 0) <= decimals;
  return isPlain ? plain : value.toFixed(decimals).replace(/\.?0+$/, '');
}

function toText(answer: unknown, { unit = 'count' }: AnsweredQuestion): string | undefined {
  return isNumber(answer) ? writers[unit](answer) : writtenAnswer.toText(answer);
}

const measure = (unit: string, unitDisplay: 'long' | 'short') =>
  numberFormat({ style: 'unit', unit, unitDisplay, maximumFractionDigits: decimals });

/** Numbers as people read them, by their units. */
const writers = {
  usd: numberFormat({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  }),
  percent: measure('percent', 'short'),
  count: numberFormat({ maximumFractionDigits: decimals }),
  days: measure('day', 'long'),
  months: measure('month', 'long'),
  years: measure('year', 'long'),
} as const satisfies Record<Unit, (value: number) => string>;

function toSignal(answer: unknown, { bands }: AnsweredQuestion): Signal {
  return isNumber(answer) ? toBandSignal(bands, answer) : 'neutral';
}
