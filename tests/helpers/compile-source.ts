import { hashForSchema, schemaParser } from '@rjsf/utils';
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import { formatChecks } from '../../src/engine/compile/format-checks.ts';
import {
  buildCompiled,
  type CompiledQuestionnaire,
  type CompiledValidator,
  type SectionValidators,
} from '../../src/engine/questionnaire.ts';
import { buildQuestionnaire } from '../../src/engine/compile/build-questionnaire.ts';
import type { Json } from '../../src/engine/vocabulary.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';

// The build's compiler. One for all tests, since making one takes longer than compiling a section.
const ajv = createAjvInstance(undefined, formatChecks);

export function compileSource(source: QuestionnaireSource): CompiledQuestionnaire {
  const questionnaire = buildQuestionnaire(source, (schema) => hashForSchema(schema));
  const validators = questionnaire.sections.map(({ id, schema }) => [id, compileSection(schema)]);
  return buildCompiled(questionnaire, Object.fromEntries(validators));
}

function compileSection(schema: Json): SectionValidators {
  const schemas = Object.entries(schemaParser(schema));
  return Object.fromEntries(
    schemas.map(([key, one]): [string, CompiledValidator] => [key, ajv.getSchema(key) ?? ajv.compile(one)]),
  );
}
