import { namesOf } from '../../src/engine/questionnaire.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';

/** Every name that the questionnaire ever had, its present one last. */
export function folderNames({ id, schema }: QuestionnaireSource): readonly string[] {
  return namesOf(toNamed(id, schema));
}

/** The same of one of its sections. */
export function sectionNames({ schema }: QuestionnaireSource, id: string): readonly string[] {
  return namesOf(toNamed(id, schema.properties[id] ?? {}));
}

function toNamed(id: string, { 'x-former-ids': formerIds }: { readonly 'x-former-ids'?: readonly string[] }) {
  return { id, ...(formerIds && { formerIds }) };
}
