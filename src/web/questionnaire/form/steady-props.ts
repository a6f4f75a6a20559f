import type { FormValidation, RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { toAnswers } from '../../../engine/answers/to-answers.ts';
import type { CompiledSection } from '../../../engine/registry/questionnaire.ts';
import { findFaults } from '../../../engine/rules/faults.ts';
import { visibleQuestions } from '../../../engine/rules/visibility.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import type { FindOptionImage } from '../option-images.ts';
import { fieldIds, getSectionId } from './field-ids.ts';
import { explainErrors, toErrorSchema, toFaultProblem } from './problems.ts';
import { toQuestionMap } from './section-context.ts';
import type { SectionContext } from './section-context.ts';

/** The props of the library's form that stay the same for as long as it lives. */
export function toSteadyProps(questionnaireId: string, section: CompiledSection, findImage: FindOptionImage) {
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
  const customValidate = (values: unknown, errors: FormValidation<unknown>) => {
    const answers = toAnswers(values);
    const faults = findFaults(visibleQuestions(section, answers), answers, toUtcDay(Date.now()));
    const problems = faults.map((fault) => toFaultProblem(formContext.questions, fault));
    return Object.assign(errors, toErrorSchema(problems));
  };
  return { schema, uiSchema, formContext, validator, transformErrors, customValidate };
}
