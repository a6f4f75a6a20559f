import type { QuestionSource } from '../../compile/question-source.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { samplePattern } from '../../compile/pattern.ts';
import { maxLongTextLength, maxTextLength } from '../../../contracts/record.ts';
import { isTooLong } from '../../../lib/count-characters.ts';
import { accept, refuse, type AnswerTypeDefinition, type WireAnswer } from '../answer-type.ts';
import { isText, writtenAnswer } from '../written-answer.ts';

/** The settings of text questions. */
export interface TextSettings {
  /** What a text must be, as 'must be ...' continues; absent: anything. The compiled schema has the pattern. */
  readonly patternWords?: string;
  /** It may be longer than the usual text, and counts against what a request holds. */
  readonly long?: true;
}

/** Free text, of one line or several. */
export const text = {
  ...writtenAnswer,
  fromWire: (value) => (typeof value === 'string' ? readText(value) : refuse('Must be a text.')),
} as const satisfies AnswerTypeDefinition<string, TextSettings>;

/** The compile step's definition of text questions. */
export const textQuestion = {
  canEqual: isText,
  matchesSchema: ({ type, oneOf, format }) => type === 'string' && !oneOf && !format,
  parseSettings: (source) => ({
    ...(source['x-pattern-words'] !== undefined && { patternWords: source['x-pattern-words'] }),
    ...(isLong(source) && { long: true }),
  }),
  sample: (_, { maxLength, pattern }) =>
    pattern === undefined ? 'What a member might write here.'.slice(0, maxLength) : samplePattern(pattern),
  toSchema: (source) => ({ maxLength: maxTextLength, ...source }),
  widgets: ['text', 'textarea', 'reasons'],
  defaultWidget: { checklist: 'text', insights: 'textarea' },
  toOtherWidget: (source) => (isLong(source) ? 'textarea' : undefined),
} as const satisfies QuestionTypeDefinition<string, TextSettings>;

export const nullRefused = refuse('The character U+0000 is not allowed.');

function isLong({ maxLength = maxTextLength }: QuestionSource): boolean {
  return maxLength > maxTextLength;
}

function readText(value: string): WireAnswer<string> {
  if (value.includes('\0')) return nullRefused;
  const clean = cleanText(value);
  if (isTooLong(clean, maxLongTextLength)) return refuse({ kind: 'too-long', max: maxLongTextLength });
  return accept(clean === '' ? undefined : clean);
}

/**
 * A text as it is stored: without control characters (tab and line feed stay), without lone surrogates, which UTF-8
 * cannot encode, and without the characters that reorder the text around them (Unicode bidirectional embeddings,
 * overrides and isolates).
 */
function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '');
}
