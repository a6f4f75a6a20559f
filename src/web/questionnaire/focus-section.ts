import { fieldIds, getSectionId } from './form/field-ids.ts';

/** Opens a section of the checklist on the page and moves the focus to its title. */
export function focusSection(questionnaireId: string, sectionId: string): void {
  const body = fieldIds.body(getSectionId(questionnaireId, sectionId));
  const header = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(body)}"]`);
  if (header?.getAttribute('aria-expanded') === 'false') header.click();
  header?.focus();
}
