import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { isMultiple, isTooPrecise, largestNumber, readDecimal, toDecimalText } from '../../../lib/decimal.ts';
import { toBandSignal } from '../bands.ts';
import type { Band } from '../../vocabulary.ts';
import { toNumberText } from '../../units.ts';
import type { Unit } from '../../unit-names.ts';
import { accept, refuse, type AnswerTypeDefinition, type AnsweredQuestion } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import type { QuestionSource } from '../../compile/question-source.ts';

/** The settings of number questions. */
export interface NumberSettings {
  /** What the number counts or measures. */
  readonly unit?: Unit;
  /** Every answer is a multiple of it. Ajv divides binary fractions, and refuses 67423012.66 for a step of 0.01. */
  readonly step?: number;
  /** In ascending order. */
  readonly bands?: readonly Band[];
}

/** A number, whole or not. It is sent as a text such as '1234.5'. */
export const number = {
  isAnswer: isNumber,
  isAnswered: () => true,
  findFault: (answer, question) => {
    const { step } = question.settings;
    // Cells of a table are numbers in JSON, not decimal texts.
    if (isTooPrecise(answer)) return { kind: 'too-precise' };
    if (step === undefined || isMultiple(answer, step)) return undefined;
    return { kind: 'not-in-steps', step: toText(step, question) ?? '' };
  },

  toWire: (answer) => (answer === undefined ? '' : toDecimalText(answer)),
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

  toResult: (answer, question) => ({
    kind: 'text',
    text: toText(answer, question) ?? noAnswer,
    signal: answer === undefined ? 'neutral' : toBandSignal(question.settings.bands, answer),
  }),
  toText,
  toPlain: (answer, { settings: { unit = 'count' } }) => ({
    value: answer,
    ...(unit !== 'count' && { unit }),
  }),
  toSignals: (answer, { settings: { bands } }) => [toBandSignal(bands, answer)],
} as const satisfies AnswerTypeDefinition<number, NumberSettings>;

/** The compile step's definition of number questions. */
export const numberQuestion = {
  matchesSchema: ({ type, 'x-scale': ends }) => type === 'number' || (type === 'integer' && !ends),
  parseSettings: ({ 'x-unit': unit, 'x-bands': bands, multipleOf: step }) => ({
    ...(unit && { unit }),
    ...(step !== undefined && { step }),
    ...(bands && { bands }),
  }),
  toReleased: ({ 'x-unit': unit, 'x-bands': bands }) => ({ ...(unit && { unit }), ...(bands && { bands }) }),
  findChangedSetting({ 'x-unit': is = 'count' }, { unit: was = 'count' }) {
    return is === was ? undefined : { kind: 'unit', was: String(was), is };
  },
  toSchema: (source) => ({ minimum: -largestNumber, maximum: largestNumber, ...source }),
  canEqual: (value) => typeof value === 'number',
  sample: (_, limits) => toSample(limits),
  widgets: ['number'],
  defaultWidget: { checklist: 'number', insights: 'number' },
} as const satisfies QuestionTypeDefinition<number, NumberSettings>;

/** A number of two digits, or the nearest allowed one. */
export function toSample({
  minimum = -Infinity,
  maximum = Infinity,
  multipleOf: step = 1,
}: Partial<QuestionSource>) {
  const near = Math.min(maximum, Math.max(minimum, 42));
  const whole = Math.floor(near / step) * step;
  return whole >= minimum ? whole : Math.ceil(near / step) * step;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function readNumber(value: unknown): number | 'too-precise' | undefined {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? readDecimal(value) : undefined;
}

function toText(
  answer: number | undefined,
  { settings: { unit = 'count' } }: Pick<AnsweredQuestion<NumberSettings>, 'settings'>,
): string | undefined {
  return answer === undefined ? undefined : toNumberText(answer, unit);
}
