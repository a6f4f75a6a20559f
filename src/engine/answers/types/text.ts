import { maxTextLength } from '../../../contracts/record.ts';
import { accept, noAnswer, refuse, type AnswerTypeDefinition, type WireAnswer } from '../answer-type.ts';

/** Free text, of one line or several. */
export const text = {
  isMeantBy: ({ type, oneOf, format }) => type === 'string' && !oneOf && !format,
  toSchema: (source) => ({ maxLength: maxTextLength, ...source }),
  canBe: (value) => typeof value === 'string',
  widgets: ['text', 'textarea'],
  defaultWidget: { checklist: 'text', insights: 'textarea' },

  isAnswer: (value) => typeof value === 'string',
  isAnswered: isWritten,

  toWire: (answer) => (typeof answer === 'string' ? answer : ''),
  fromWire: (value) => (typeof value === 'string' ? readText(value) : refuse('Must be a text.')),
  fromRecord: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  isSame: (one, other) => cleanText(String(one)) === cleanText(String(other)),

  toCurrent: (answer) => (typeof answer === 'string' ? answer : undefined),

  toResult: (answer) => ({
    kind: 'text',
    text: isWritten(answer) ? answer : noAnswer,
    signal: 'neutral',
  }),
  toText: (answer) => (isWritten(answer) ? answer : undefined),
  toSignals: () => [],
} as const satisfies AnswerTypeDefinition<string>;

function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function readText(value: string): WireAnswer<string> {
  if (value.includes('\0')) return refuse('The character U+0000 is not allowed.');
  const clean = cleanText(value);
  if (clean.length > maxTextLength) return refuse(`Must have at most ${maxTextLength} characters.`);
  return accept(clean === '' ? undefined : clean);
}

/**
 * A text as it is stored: without control characters (tab and line feed stay) and without the characters that
 * reorder the text around them (Unicode bidirectional embeddings, overrides and isolates).
 */
function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '');
}
