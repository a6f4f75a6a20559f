import { memo, useMemo, useState } from 'react';
import Form from '@rjsf/core';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import type { ErrorSchema, RJSFSchema, UiSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { Answers, CompiledSection } from '../../../engine/registry/questionnaire.ts';
import type { Asked } from '../../../engine/rules/visibility.ts';
import { findOptionImage, type FindOptionImage } from '../option-images.ts';
import type { SectionEvents } from '../section-props.ts';
import type { QuestionProblem } from '../section-state.ts';
import { templates } from '../templates/templates.tsx';
import { widgets } from '../widgets/widgets.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldIds, getSectionId } from './field-ids.ts';
import { toRefusals, type Problem } from './problems.ts';
import { AskedContext, toQuestionMap, type SectionContext } from './section-context.ts';
import { useAskedErrors } from './use-asked-errors.ts';
import { useSectionForm } from './use-section-form.ts';
import { TakeAnswerContext } from './waiting-answers.ts';

interface SectionFormProps {
  readonly questionnaireId: string;
  readonly section: CompiledSection;
  /** The questions that are asked. The others keep their answers, and are neither shown nor checked. */
  readonly asked: Asked;
  /** What it starts with; it keeps its own answers from then on, until another key makes it another form. */
  readonly initialAnswers: Answers;
  readonly disabled?: boolean | undefined;
  /** What the server refused at the last save. */
  readonly problems?: readonly QuestionProblem[] | undefined;
  readonly findImage?: FindOptionImage | undefined;
  readonly events: SectionEvents;
}

/** The questions of a section. Its save button stands outside and submits it by the form's id. */
export const SectionForm = memo(function SectionForm({
  questionnaireId,
  section,
  asked,
  initialAnswers,
  disabled = false,
  problems = noProblems,
  findImage = findOptionImage,
  events,
}: SectionFormProps) {
  const [start] = useState(initialAnswers);
  const sectionId = getSectionId(questionnaireId, section.id);
  const steady = useMemo(
    () => toSteadyProps(questionnaireId, section, findImage),
    [questionnaireId, section, findImage],
  );
  const { form, failure, take, handlers } = useSectionForm(section, start, events);
  const explain = useAskedErrors(steady.formContext.questions, asked);
  const refused = useMemo(() => toRefusals(steady.formContext.questions, problems), [steady, problems]);
  const extraErrors = useMemo(() => toErrorSchema(refused), [refused]);
  const shown = failure.problems.length > 0 ? failure.problems : refused;
  return (
    <AskedContext value={asked}>
      <TakeAnswerContext value={take}>
        <ErrorSummary attempt={failure.attempt} problems={shown} sectionId={sectionId} />
        <Form<unknown, RJSFSchema, SectionContext>
          {...steady}
          {...handlers}
          transformErrors={explain}
          ref={form}
          id={fieldIds.form(sectionId)}
          idPrefix={sectionId}
          initialFormData={start}
          widgets={widgets}
          templates={templates}
          experimental_defaultFormStateBehavior={fillInNothing}
          disabled={disabled}
          extraErrors={extraErrors}
          noHtml5Validate
          showErrorList={false}
          {...(failure.attempt > 0 && { liveValidate: 'onBlur' as const })}
        >
          {noSubmitButton}
        </Form>
      </TakeAnswerContext>
    </AskedContext>
  );
});

const noProblems: readonly QuestionProblem[] = [];

/** Problems as the library's form takes those that it has not found itself. */
function toErrorSchema(problems: readonly Problem[]): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { questionId, sentence } of problems) errors.addErrors(sentence, questionId);
  return errors.ErrorSchema;
}

/** The props of the library's form that stay the same for as long as it lives. */
function toSteadyProps(questionnaireId: string, section: CompiledSection, findImage: FindOptionImage) {
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
  return { schema, uiSchema, formContext, validator };
}

/** A form must never answer a question by itself: answers are paid for. */
const fillInNothing = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

const noSubmitButton = <></>;
