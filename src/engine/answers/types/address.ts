import { maxEmailLength } from '../../../contracts/email.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { accept, refuse, type AnswerTypeDefinition } from '../answer-type.ts';
import { formatWords, isTextFormat, type TextFormat } from '../../format-words.ts';
import { toNormal } from '../../formats.ts';
import { isText, writtenAnswer } from '../written-answer.ts';

/** The settings of address questions. */
export interface AddressSettings {
  readonly format: TextFormat;
}

/**
 * An address or a number in a format, such as a wallet's, an e-mail address or an IBAN. Its compiled schema checks the
 * format.
 */
export const address = {
  ...writtenAnswer,
  fromWire: (value) =>
    typeof value === 'string' ? accept(value === '' ? undefined : value) : refuse('Must be a text.'),
  toCurrent: (answer, { settings }) => toNormal(settings.format, answer),
} as const satisfies AnswerTypeDefinition<string, AddressSettings>;

/** The compile step's definition of address questions. */
export const addressQuestion = {
  matchesSchema: ({ type, format }) => type === 'string' && isTextFormat(format),
  parseSettings: ({ format }) => ({ format: isTextFormat(format) ? format : 'evm-address' }),
  toReleased: ({ format }) => ({ format }),
  findChangedSetting: ({ format }, before) =>
    format === before['format']
      ? undefined
      : { kind: 'format', was: String(before['format']), is: String(format) },
  // The longest of all formats.
  toSchema: (source) => ({ maxLength: maxEmailLength, ...source }),
  canEqual: isText,
  sample: ({ settings }) => formatWords[settings.format].example,
  widgets: ['address'],
  defaultWidget: { checklist: 'address', insights: 'address' },
} as const satisfies QuestionTypeDefinition<string, AddressSettings>;
