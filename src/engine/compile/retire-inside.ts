import type { SchemaFile, SectionSource } from './source.ts';

/** Retires every question of a retired section or questionnaire, and removes their conditions and rules. */
export function retireInside(schema: SchemaFile): SchemaFile {
  const properties = Object.entries(schema.properties).map(([id, section]) => [
    id,
    schema['x-retired'] || section['x-retired'] ? retire(section) : section,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function retire(section: SectionSource): SectionSource {
  const { required: _, 'x-asked-if': __, 'x-rules': ____, ...rest } = section;
  const questions = Object.entries(section.properties).map(([id, { 'x-asked-if': ___, ...question }]) => [
    id,
    { ...question, 'x-retired': true },
  ]);
  return { ...rest, 'x-retired': true, properties: Object.fromEntries(questions) };
}
