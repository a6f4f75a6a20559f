import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { isMultiple, isTooPrecise, largestNumber, readDecimal, toDecimalText } from '../../../lib/decimal.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { isWritten } from '../../../lib/is-written.ts';
import { toMoneyText } from '../../units.ts';
import type { Money } from '../../vocabulary.ts';
import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import { toSample } from './number.ts';

/** The settings of money questions. */
export interface MoneySettings {
  /** ISO 4217 codes. */
  readonly currencies: readonly string[];
  /** Every amount is a multiple of it. */
  readonly step?: number;
}

/** An amount with its currency. It is sent as a text such as '1250.5 EUR'. */
export const money = {
  isAnswer: isMoney,
  isAnswered: ({ amount }) => typeof amount === 'number' || isWritten(amount),
  findFault({ amount, currency = '' }, { settings: { currencies, step } }) {
    if (typeof amount !== 'number') return undefined;
    if (isTooPrecise(amount)) return { kind: 'too-precise' };
    if (!currencies.includes(currency)) return { kind: 'no-currency', currencies };
    return step === undefined || isMultiple(amount, step)
      ? undefined
      : { kind: 'not-in-steps', step: toMoneyText(step, currency) };
  },

  toWire({ amount, currency = '' } = {}) {
    if (typeof amount !== 'number') return isWritten(amount) ? amount : '';
    return `${toDecimalText(amount)} ${currency}`.trim();
  },
  fromWire(value) {
    if (value === '') return accept(undefined);
    const [, digits, currency = ''] = splitWire(value);
    const amount = digits === undefined ? undefined : readDecimal(digits);
    if (amount === 'too-precise') return refuse({ kind: 'too-precise' });
    return amount === undefined
      ? refuse('Must be an amount and a currency as a text, such as "1250.5 EUR".')
      : accept({ amount, currency });
  },
  fromRecord(value) {
    const [, digits, currency = ''] = splitWire(value);
    return digits === undefined ? undefined : { amount: Number(digits), currency };
  },

  toResult: (answer) => ({ kind: 'text', text: toText(answer) ?? noAnswer, signal: 'neutral' }),
  toText,
  toPlain: ({ amount, currency = '' }) =>
    typeof amount === 'number' ? { value: amount, currency } : undefined,
  toSignals: () => [],
} as const satisfies AnswerTypeDefinition<Money, MoneySettings>;

/** The compile step's definition of money questions. */
export const moneyQuestion = {
  matchesSchema: ({ type }) => type === 'object',
  parseSettings: ({ 'x-currencies': currencies = [], multipleOf: step }) => ({
    currencies,
    ...(step !== undefined && { step }),
  }),
  // The engine checks the currency: a member may write the amount first.
  toSchema({ title, minimum = -largestNumber, maximum = largestNumber }) {
    const amount = { type: 'number', minimum, maximum };
    return { type: 'object', title, properties: { amount, currency: { type: 'string' } } };
  },
  canEqual: () => false,
  sample({ settings: { currencies, step } }, schema) {
    const [currency = ''] = currencies;
    const limits = 'properties' in schema && isRecord(schema.properties) ? schema.properties['amount'] : {};
    return {
      amount: toSample({ ...(isRecord(limits) && limits), ...(step !== undefined && { multipleOf: step }) }),
      currency,
    };
  },
  widgets: ['money'],
  defaultWidget: { checklist: 'money', insights: 'money' },
} as const satisfies QuestionTypeDefinition<Money, MoneySettings>;

function splitWire(value: unknown): readonly (string | undefined)[] {
  return (typeof value === 'string' && /^(-?\d+(?:\.\d+)?)(?: ([A-Z]{3}))?$/.exec(value)) || [];
}

function isMoney(value: unknown): value is Money {
  if (!isRecord(value)) return false;
  const { amount = '', currency = '', ...others } = value;
  const isAmount = typeof amount === 'string' || Number.isFinite(amount);
  return isAmount && typeof currency === 'string' && Object.keys(others).length === 0;
}

/** 'US$1,250.50'; an amount that is no number as it was typed. */
function toText({ amount, currency = '' }: Money = {}): string | undefined {
  if (typeof amount !== 'number') return isWritten(amount) ? `${amount} ${currency}`.trim() : undefined;
  return /^[A-Z]{3}$/.test(currency) ? toMoneyText(amount, currency) : toDecimalText(amount);
}
