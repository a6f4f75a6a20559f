import { memo, use, useMemo } from 'react';
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledSection } from '../../../../engine/questionnaire.ts';
import type { AskedIds } from '../../../../engine/asked-questions.ts';
import { mergeContents } from '../../../../engine/content.ts';
import { findRuleFaults } from '../../../../engine/section-rules.ts';
import { useSectionEvents } from '../section-events.ts';
import type { QuestionProblem } from '../section-state.ts';
import { ContentContext } from '../shown-content.ts';
import { templates } from '../templates/templates.tsx';
import { widgets } from '../widgets/widgets.tsx';
import { ClockContext } from '../../../ui/hooks/use-clock.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldIds, getSectionId } from '../field-ids.ts';
import { toErrorSchema, toRefusals, toWrongCells } from './problems.ts';
import { AskedContext, WrongCellsContext, type SectionContext } from './section-context.ts';
import { toValidation, toConstantProps } from './form-props.ts';
import { useSectionForm } from './use-section-form.ts';

interface SectionFormProps {
  readonly questionnaireId: string;
  readonly section: CompiledSection;
  /** The questions that apply. The others keep their answers, and are neither shown nor validated. */
  readonly asked: AskedIds;
  readonly disabled?: boolean | undefined;
  readonly problems?: readonly QuestionProblem[] | undefined;
  readonly notes?: boolean | undefined;
}

/** The save button is outside, and submits by the form's id. */
export const SectionForm = memo(function SectionForm({
  questionnaireId,
  section,
  asked,
  disabled = false,
  problems = noProblems,
  notes = false,
}: SectionFormProps) {
  const sectionId = getSectionId(questionnaireId, section.id);
  const { form, failure, written, start, onLeave, handlers } = useSectionForm(section);
  const constant = useMemo(
    () => toConstantProps(questionnaireId, section, { written, hasNotes: notes }),
    [questionnaireId, section, written, notes],
  );
  const { questions } = constant.formContext;
  const validation = useValidation(constant.formContext, asked);
  const refused = useMemo(() => toRefusals(questions, problems), [questions, problems]);
  const extraErrors = useMemo(() => toErrorSchema(refused), [refused]);
  const shown = failure.problems.length > 0 ? failure.problems : refused;
  const wrongCells = useMemo(() => toWrongCells(shown, sectionId), [shown, sectionId]);
  return (
    <AskedContext value={asked}>
      <ErrorSummary attempt={failure.attempt} problems={shown} sectionId={sectionId} />
      <WrongCellsContext value={wrongCells}>
        <div onBlur={onLeave}>
          <Form<unknown, RJSFSchema, SectionContext>
            {...constant}
            {...handlers}
            {...validation}
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
        </div>
      </WrongCellsContext>
    </AskedContext>
  );
});

function useValidation({ section, questions, written }: SectionContext, asked: AskedIds) {
  const { now } = use(ClockContext);
  const questionnaire = use(ContentContext)?.questionnaire;
  const { getSection, getSaved } = useSectionEvents();
  return useMemo(() => {
    // A form alone knows its own section only.
    const all = questionnaire ?? { sections: [section] };
    const findRules = (today: string) =>
      findRuleFaults(all, section, mergeContents(all.sections.map(({ id }) => getSection(id))), today);
    const { alert } = questionnaire ?? {};
    return toValidation(questions, asked, written, {
      getSaved: () => getSaved(section.id),
      now,
      alert,
      findRules,
    });
  }, [questionnaire, section, getSection, getSaved, questions, asked, written, now]);
}

const noProblems: readonly QuestionProblem[] = [];

/** The form must never answer a question by itself: answers are paid for. */
const fillInNothing = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

const noSubmitButton = <></>;
