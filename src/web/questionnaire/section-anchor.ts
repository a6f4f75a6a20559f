import { getSectionId } from './form/field-ids.ts';

/** What stands after the # of an address that leads to a section of a questionnaire. */
export function toSectionAnchor(questionnaireId: string, sectionId: string): string {
  return getSectionId(questionnaireId, sectionId);
}
