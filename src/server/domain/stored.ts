import { deletedFor } from '../../contracts/record.ts';
import { blankContent, type RecordContent } from '../../engine/content.ts';
import { readStoredJson, type StoredAnswers } from '../../engine/stored.ts';
import { currentSections, type Questionnaire } from '../../engine/questionnaire.ts';
import type { StoredRecord } from '../ports/entities.ts';

/** The member was removed while the request ran. */
export interface MemberGone {
  readonly kind: 'member-gone';
}

interface RecordDamaged {
  readonly kind: 'record-damaged';
  readonly fault: string;
}

/** The stored answers cannot be read. */
export function recordDamaged(id: string): RecordDamaged {
  return { kind: 'record-damaged', fault: `The answers of record ${id} cannot be read` };
}

export const memberGone: MemberGone = { kind: 'member-gone' };

/** A deleted record that only waits for the hourly run: no request purges it, since the clock may be wrong. */
export function isPastRestoring({ deletedAt }: Pick<StoredRecord, 'deletedAt'>, now: number): boolean {
  return deletedAt !== null && deletedAt < now - deletedFor;
}

/** `content` is the engine's StoredJson as text. */
export function findStoredAnswers({ content }: { readonly content: string }): StoredAnswers | undefined {
  return readStoredJson(parseJson(content));
}

export function toUnread(
  questionnaire: Questionnaire,
  { sections }: { readonly sections: readonly string[] },
): RecordContent {
  return { ...blankContent, sections: currentSections(questionnaire, sections) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
