import { fieldIds, getSectionId } from './form/field-ids.ts';

/** The button that opens and folds a section of the checklist on the page. */
export function findHeader(questionnaireId: string, sectionId: string): HTMLElement | undefined {
  const body = fieldIds.body(getSectionId(questionnaireId, sectionId));
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(body)}"]`) ?? undefined;
}

/** Opens a section of the checklist on the page and moves the focus to its title. */
export function focusSection(questionnaireId: string, sectionId: string): void {
  const header = findHeader(questionnaireId, sectionId);
  if (header?.getAttribute('aria-expanded') === 'false') header.click();
  header?.focus();
}

/** The id of what stands at a checklist's end. */
export function toFinishId(questionnaireId: string): string {
  return `${questionnaireId}--finish`;
}

/** Moves the focus to what stands at a checklist's end once all of it is saved, or else to the section saved last. */
export function focusFinish(questionnaireId: string, sectionId: string): void {
  const finish = document.getElementById(toFinishId(questionnaireId));
  (finish ?? findHeader(questionnaireId, sectionId))?.focus();
}

/** Brings a header into sight once what folds above it lies still. */
export async function followFold(
  folding: HTMLElement | null,
  header: HTMLElement | undefined,
): Promise<void> {
  const moves = folding?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
  if (header === document.activeElement) header?.scrollIntoView({ block: 'nearest' });
}
