import type { RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { CompiledSection } from '../../../engine/registry/questionnaire.ts';
import type { FindOptionImage } from '../option-images.ts';
import { fieldIds, getSectionId } from './field-ids.ts';
import { explainErrors } from './problems.ts';
import { toQuestionMap } from './section-context.ts';
import type { SectionContext } from './section-context.ts';

/** The props of a section's form that stay the same for as long as it lives. */
export function toForm(questionnaireId: string, section: CompiledSection, findImage: FindOptionImage) {
  // The engine keeps both as plain JSON; the compile step has checked that they are what the form takes them for.
  const schema = section.schema as RJSFSchema;
  const uiSchema = section.uiSchema as UiSchema<unknown, RJSFSchema, SectionContext>;
  const formContext: SectionContext = {
    questions: toQuestionMap(section),
    labelledBy: fieldIds.title(getSectionId(questionnaireId, section.id)),
    findImage: (path) => findImage(questionnaireId, path),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv compiled them; the engine declares less of it
  const compiled = section.validators as unknown as ValidatorFunctions;
  const validator = createPrecompiledValidator<unknown, RJSFSchema, SectionContext>(compiled, schema);
  const transformErrors = (errors: RJSFValidationError[]) => explainErrors(formContext.questions, errors);
  return { schema, uiSchema, formContext, validator, transformErrors };
}
