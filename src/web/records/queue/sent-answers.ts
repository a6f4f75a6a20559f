import { blankContent, mergeContents, type Content } from '../../../engine/content.ts';
import { toSentFields } from '../../../engine/send.ts';
import type { SentFields } from '../../../contracts/record.ts';
import { withCurrentIds } from '../../../engine/stored.ts';
import type { Questionnaire, Section } from '../../../engine/questionnaire.ts';
import type { QueueEntry } from './queue-entry.ts';

export function toSent(
  questionnaire: Questionnaire,
  section: Section,
  entry: QueueEntry,
): SentFields & { readonly content: Content } {
  const content = withCurrentIds(questionnaire, entry);
  const beside = withCurrentIds(questionnaire, entry.beside ?? blankContent);
  return {
    content,
    ...toSentFields(questionnaire, [section], mergeContents([beside, content])),
    evidence: entry.evidence,
  };
}

export function isSameSave(one: SentFields, other: SentFields): boolean {
  return toKey(one) === toKey(other);
}

function toKey({ fields, marks: { no = [], cant_tell: cantTell = [] } }: SentFields): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, no, cantTell]);
}
