import { namesOf } from '../../src/engine/questionnaire.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';

export function folderNames({ id, schema }: QuestionnaireSource): readonly string[] {
  return namesOf(toNamed(id, schema));
}

export function sectionNames({ schema }: QuestionnaireSource, id: string): readonly string[] {
  return namesOf(toNamed(id, schema.properties[id] ?? {}));
}

function toNamed(id: string, { 'x-former-ids': formerIds }: { readonly 'x-former-ids'?: readonly string[] }) {
  return { id, ...(formerIds && { formerIds }) };
}
