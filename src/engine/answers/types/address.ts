import { addressFormatNames, type AddressFormat } from '../../vocabulary.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { isText, writtenAnswer } from '../written-answer.ts';

/** The settings of address questions. */
export interface AddressSettings {
  /** The chain of the address. */
  readonly format: AddressFormat;
}

/** Longer than any address, in characters. */
const longest = 100;

/** An address on a chain; its compiled schema checks its format. */
export const address = {
  ...writtenAnswer,
  fromWire: (value) =>
    typeof value === 'string'
      ? accept(value === '' ? undefined : value)
      : refuse('Must be an address as a text.'),
} as const satisfies AnswerTypeDefinition<string, AddressSettings>;

/** The compile step's definition of address questions. */
export const addressQuestion = {
  matchesSchema: ({ type, format }) => type === 'string' && isAddressFormat(format),
  parseSettings: ({ format }) => ({ format: isAddressFormat(format) ? format : 'evm-address' }),
  toReleased: ({ format }) => ({ format }),
  findChangedSetting: ({ format }, before) =>
    format === before['format']
      ? undefined
      : { kind: 'format', was: String(before['format']), is: String(format) },
  toSchema: (source) => ({ maxLength: longest, ...source }),
  canEqual: isText,
  sample: ({ settings }) => samples[settings.format],
  widgets: ['address'],
  defaultWidget: { checklist: 'address', insights: 'address' },
} as const satisfies QuestionTypeDefinition<string, AddressSettings>;

const samples = {
  'evm-address': '0x52908400098527886E0F7030069857D2E4169EE7',
  'solana-address': 'So11111111111111111111111111111111111111112',
  'bitcoin-address': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const satisfies Record<AddressFormat, string>;

function isAddressFormat(format: string | undefined): format is AddressFormat {
  return addressFormatNames.some((name) => name === format);
}
