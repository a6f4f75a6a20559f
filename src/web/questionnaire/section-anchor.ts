import { getSectionId } from './form/field-ids.ts';

export function toSectionAnchor(questionnaireId: string, sectionId: string): string {
  return getSectionId(questionnaireId, sectionId);
}
