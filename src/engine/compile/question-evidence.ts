import type { Evidence, QuestionFact } from '../evidence.ts';
import { uiEntryOf, type UiFile } from './source.ts';

/** The facts that ui.json names under the id of a question or a section. */
export function namedEvidence(ui: UiFile, id: string): readonly Evidence[] {
  return uiEntryOf(ui, id)['ui:options']?.evidence ?? [];
}

/** The facts of a question: its own, then those that only its section names. */
export function questionEvidence(ui: UiFile, sectionId: string, questionId: string): readonly QuestionFact[] {
  const [own, shared] = [namedEvidence(ui, questionId), namedEvidence(ui, sectionId)];
  const others = shared.filter(({ fact }) => !own.some((one) => one.fact === fact));
  return [...own, ...others].map((one) =>
    shared.some(({ fact }) => fact === one.fact) ? { ...one, shared: true } : one,
  );
}
