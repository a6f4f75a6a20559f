import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { findLinkHost, maxLinkLength } from '../../../lib/link-host.ts';
import { accept, refuse, type AnswerTypeDefinition, type NoSettings } from '../answer-type.ts';
import { isText, writtenAnswer } from '../written-answer.ts';
import { isWritten } from '../../../lib/is-written.ts';

/** The address of a page on the web, shown by its host. */
export const link = {
  ...writtenAnswer,
  findFault: (answer) =>
    isWritten(answer) && findLinkHost(answer.trim()) === undefined ? { kind: 'no-link' } : undefined,

  toWire: (answer) => answer?.trim() ?? '',
  fromWire(value) {
    if (value === '') return accept(undefined);
    return typeof value === 'string' && findLinkHost(value) !== undefined
      ? accept(value)
      : refuse({ kind: 'no-link' });
  },

  toResult(answer) {
    const host = answer === undefined ? undefined : findLinkHost(answer);
    return answer !== undefined && host !== undefined
      ? { kind: 'link', href: answer, text: host }
      : writtenAnswer.toResult(answer);
  },
} as const satisfies AnswerTypeDefinition<string, NoSettings>;

/** The compile step's definition of link questions. */
export const linkQuestion = {
  canEqual: isText,
  matchesSchema: ({ type, format }) => type === 'string' && format === 'uri',
  parseSettings: () => ({}),
  sample: () => 'https://example.com/a-page',
  // The engine checks the link in browser and server: a compiled format would bundle all other formats.
  toSchema(source) {
    const { format: _, ...schema } = source;
    return { maxLength: maxLinkLength, ...schema };
  },
  widgets: ['link'],
  defaultWidget: { checklist: 'link', insights: 'link' },
} as const satisfies QuestionTypeDefinition<string, NoSettings>;
