import { getDefaultRegistry } from '@rjsf/core';
import type { FormValidation, RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { findAlertFaults } from '../../../../engine/alert-faults.ts';
import type { Answers } from '../../../../engine/answers.ts';
import type { AlertTable, CompiledSection } from '../../../../engine/questionnaire.ts';
import { findFaults, findMissing, findNoteFaults, type QuestionFault } from '../../../../engine/form.ts';
import type { AskedIds } from '../../../../engine/asked-questions.ts';
import { toUtcDay } from '../../../../lib/utc-day.ts';
import { fieldIds, getSectionId } from '../field-ids.ts';
import { explainErrors, toErrorSchema, toFaultProblem, toNoteProblem, toQuestionId } from './problems.ts';
import { toQuestionMap, type SectionContext } from './section-context.ts';
import type { WrittenStore } from './written-store.ts';

/** Props of the library's form that never change during its life. */
export function toConstantProps(
  questionnaireId: string,
  section: CompiledSection,
  { written, hasNotes }: Pick<SectionContext, 'written' | 'hasNotes'>,
) {
  // The engine has both as plain JSON; the compile step has checked that they have the form's types.
  const schema = section.schema as RJSFSchema;
  const uiSchema = section.uiSchema as UiSchema<unknown, RJSFSchema, SectionContext>;
  const sectionId = getSectionId(questionnaireId, section.id);
  const formContext: SectionContext = {
    questions: toQuestionMap(section),
    section,
    labelledBy: fieldIds.title(sectionId),
    evidenceId: fieldIds.evidence(sectionId),
    questionnaireId,
    written,
    hasNotes,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv compiled them; the engine declares fewer members
  const compiled = section.validators as unknown as ValidatorFunctions;
  const validator = createPrecompiledValidator<unknown, RJSFSchema, SectionContext>(compiled, schema);
  // The library's number field converts texts such as '0x10' to numbers; the widget parses the typed text.
  const { StringField } = getDefaultRegistry<unknown, RJSFSchema, SectionContext>().fields;
  const fields = { ...(StringField && { NumberField: StringField }) };
  return { schema, uiSchema, formContext, validator, fields };
}

/**
 * Validation of the written answers; omits questions that do not apply, which a member could not correct. The library
 * passes its checks answers with defaults filled in, so they read the store.
 */
export function toValidation(
  questions: SectionContext['questions'],
  asked: AskedIds,
  written: WrittenStore,
  {
    getSaved,
    now,
    alert,
    findRules,
  }: {
    readonly getSaved: () => Answers;
    readonly now: () => number;
    readonly alert: AlertTable | undefined;
    readonly findRules: (today: string) => readonly QuestionFault[];
  },
) {
  const transformErrors = (errors: RJSFValidationError[]) =>
    explainErrors(
      questions,
      errors.filter((error) => asked.has(toQuestionId(error))),
      written.get().answers,
    );
  const customValidate = (_values: unknown, errors: FormValidation<unknown>) => {
    const shown = [...questions.values()].filter(({ id }) => asked.has(id));
    const { answers, notes } = written.get();
    const saved = getSaved();
    const day = toUtcDay(now());
    const faults = [
      ...findMissing(shown, answers),
      ...findFaults(shown, answers, day, saved),
      ...findAlertFaults({ alert, questions: shown }, answers, { before: saved, day }),
      ...findRules(day),
    ].map((fault) => toFaultProblem(questions, fault));
    const noteFaults = findNoteFaults(shown, notes).map((fault) => toNoteProblem(questions, fault));
    return Object.assign(errors, toErrorSchema([...faults, ...noteFaults]));
  };
  return { transformErrors, customValidate };
}
