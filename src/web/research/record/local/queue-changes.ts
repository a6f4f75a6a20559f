import { isSameContent, listChanged, takeQuestions, type Content } from '../../../../engine/content.ts';
import type { QuestionProblem, SaveConflict } from '../../form/section-state.ts';
import { setSection, without, type LocalRecord, type LocalState, type Waiting } from './local-record.ts';

/** Adds the claim that follows a save. */
export function addClaim(document: LocalRecord, sectionId: string, since: number): LocalRecord {
  const claim = { since, attempts: 0, notBefore: 0 };
  return { ...document, claims: { ...document.claims, [sectionId]: claim } };
}

export function removeClaim(document: LocalRecord, sectionId: string): LocalRecord {
  return { ...document, claims: without(document.claims, sectionId) };
}

/**
 * The server refused what was `sent`, or has other answers; edits made since are unsaved. A refused section shows what it
 * was merged with, which the refusal is about.
 */
export function stop(
  document: LocalRecord,
  sectionId: string,
  sent: Content,
  outcome:
    | {
        readonly kind: 'refused';
        readonly problems?: readonly QuestionProblem[];
        readonly full?: string;
        readonly merged?: Content;
      }
    | ({ readonly kind: 'conflict' } & SaveConflict),
): LocalRecord {
  const section = document.sections[sectionId];
  if (section?.state.kind !== 'queued' || !section.attempt) return document;
  if (!isSameContent(section.attempt.sent, sent)) return document;
  const isEdited = !isSameContent(section.written, sent);
  const merged = outcome.kind === 'refused' && !isEdited ? outcome.merged : undefined;
  const state = toStopped(outcome, isEdited);
  const next = { ...section, ...(merged && { written: merged }), state };
  if (outcome.kind !== 'conflict' || !isEdited) return setSection(document, sectionId, next);
  // What was sent may have arrived before the other answer: an edit that takes it back is still one.
  const edited = listChanged(sent, section.written).filter((id) => outcome.questions.includes(id));
  const base = { ...section.base, ...takeQuestions(section.base, sent, edited) };
  return setSection(document, sectionId, { ...next, base });
}

function toStopped(outcome: Parameters<typeof stop>[3], isEdited: boolean): LocalState {
  if (outcome.kind === 'conflict') return isEdited ? { kind: 'edited' } : { ...outcome, elsewhere: 'server' };
  const { problems, merged: _, ...refused } = outcome;
  return isEdited || !problems ? refused : { ...refused, problems };
}

/** Delays the call for a section: its save, or else its claim. */
export function delay(
  document: LocalRecord,
  sectionId: string,
  stage: 'save' | 'claim',
  change: Partial<Omit<Waiting, 'since'>>,
): LocalRecord {
  if (stage === 'claim') {
    const claim = document.claims[sectionId];
    if (!claim) return document;
    const { waited: _, ...later } = change;
    return { ...document, claims: { ...document.claims, [sectionId]: { ...claim, ...later } } };
  }
  const section = document.sections[sectionId];
  if (section?.state.kind !== 'queued') return document;
  return setSection(document, sectionId, { ...section, state: { ...section.state, ...change } });
}
