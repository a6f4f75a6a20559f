import { createRequire } from 'node:module';
import { hashForSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { buildQuestionnaire } from '../../src/engine/registry/build-questionnaire.ts';
import { buildCompiled } from '../../src/engine/registry/compiled-section.ts';
import type {
  CompiledQuestionnaire,
  Json,
  SectionValidators,
} from '../../src/engine/registry/questionnaire.ts';
import type { QuestionnaireSource } from '../../src/engine/registry/source.ts';

const require = createRequire(import.meta.url);

/** Compiles a questionnaire in memory, for tests that make up their own. */
export function compileSource(source: QuestionnaireSource): CompiledQuestionnaire {
  const questionnaire = buildQuestionnaire(source, (schema) => hashForSchema(schema));
  const validators = Object.fromEntries(
    questionnaire.sections.map((section) => [section.id, compileSection(section.schema)]),
  );
  return buildCompiled(questionnaire, validators);
}

function compileSection(schema: Json): SectionValidators {
  const exports: Record<string, never> = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- the compiled code is a text, and this is only a test
  new Function('exports', 'require', compileSchemaValidatorsCode(schema))(exports, require);
  return exports;
}
