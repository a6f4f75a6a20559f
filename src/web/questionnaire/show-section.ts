import { fieldIds, getSectionId } from './form/field-ids.ts';

/** Brings a section or block on the page into view, opened, and moves the focus there. */
export function showSection(questionnaireId: string, sectionId: string): void {
  const title = document.getElementById(fieldIds.title(getSectionId(questionnaireId, sectionId)));
  // A section of a checklist has its title in the button that opens it, a block in its panel.
  const place = title?.closest<HTMLElement>('button, section');
  if (place?.getAttribute('aria-expanded') === 'false') place.click();
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
