import { findLinkHost } from '../../lib/link-host.ts';
import type { Answers } from '../registry/questionnaire.ts';
import { noteIds } from './note-ids.ts';
import { isWritten } from './written-answer.ts';

/**
 * What a member keeps beside an answer: words of their own, and the https address of the page that it rests on. It is no
 * answer: nothing counts it, asks for it or hangs on it.
 */
export interface Note {
  readonly text?: string;
  readonly source?: { readonly href: string; readonly host: string };
}

/** The note to a question among these answers, as it is shown; undefined: there is none. */
export function findNote(questionId: string, answers: Answers): Note | undefined {
  const [words, href] = noteIds(questionId).map((id) => answers[id]);
  const host = isWritten(href) ? findLinkHost(href) : undefined;
  if (!isWritten(words) && host === undefined) return undefined;
  return {
    ...(isWritten(words) && { text: words }),
    ...(isWritten(href) && host !== undefined && { source: { href, host } }),
  };
}
