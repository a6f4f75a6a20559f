import type { SentEvidence } from '../contracts/record.ts';
import { isRecord } from '../lib/is-record.ts';

/** The facts under one question, as a save carries them that gives its stored answer again. */
export function toConfirmingEvidence(sent: SentEvidence | undefined, questionId: string): SentEvidence {
  const own = sent?.[questionId];
  return isRecord(own) ? { [questionId]: { ...own, confirmed: true } } : {};
}

/** Whether the member gives the stored answer again with this evidence. */
export function isConfirming(one: unknown): boolean {
  return isRecord(one) && one['confirmed'] === true;
}
