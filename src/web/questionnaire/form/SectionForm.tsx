import { memo, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { Answers, CompiledSection } from '../../../engine/registry/questionnaire.ts';
import { findOptionImage } from '../option-images.ts';
import type { FindOptionImage } from '../option-images.ts';
import { templates } from '../templates/templates.ts';
import { widgets } from '../widgets/widgets.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldIds, getSectionId } from './field-ids.ts';
import type { SectionContext } from './section-context.ts';
import { toForm } from './to-form.ts';
import { useLatest } from './use-latest.ts';
import { useSectionForm } from './use-section-form.ts';
import type { SectionFormEvents } from './use-section-form.ts';

interface SectionFormBody {
  readonly questionnaireId: string;
  readonly section: CompiledSection;
  readonly initialAnswers: Answers;
  readonly disabled?: boolean | undefined;
  readonly findImage?: FindOptionImage | undefined;
}

export interface SectionFormProps extends SectionFormBody, SectionFormEvents {
  /** Another key starts the form afresh from initialAnswers. */
  readonly formKey: string;
}

/** The questions of a section. Its save button stands outside and submits it by the form's id. */
export function SectionForm({ onChange, onSave, onInvalid, formKey, ...body }: SectionFormProps) {
  const events = useLatest<SectionFormEvents>({ onChange, onSave, ...(onInvalid && { onInvalid }) });
  return <SteadyForm key={formKey} {...body} events={events} />;
}

/** An edit goes up to the owner and comes back as new props, for which nothing in here is to render again. */
const SteadyForm = memo(function SteadyForm({
  questionnaireId,
  section,
  initialAnswers,
  disabled = false,
  findImage = findOptionImage,
  events,
}: SectionFormBody & { readonly events: RefObject<SectionFormEvents> }) {
  const [start] = useState(initialAnswers);
  const sectionId = getSectionId(questionnaireId, section.id);
  const steady = useMemo(
    () => toForm(questionnaireId, section, findImage),
    [questionnaireId, section, findImage],
  );
  const { form, failure, handlers } = useSectionForm(section, start, events);
  return (
    <>
      <ErrorSummary {...failure} sectionId={sectionId} />
      <Form<unknown, RJSFSchema, SectionContext>
        {...steady}
        {...handlers}
        ref={form}
        id={fieldIds.form(sectionId)}
        idPrefix={sectionId}
        initialFormData={start}
        widgets={widgets}
        templates={templates}
        experimental_defaultFormStateBehavior={fillInNothing}
        disabled={disabled}
        noHtml5Validate
        showErrorList={false}
        {...(failure.attempt > 0 && { liveValidate: 'onBlur' as const })}
      >
        {noSubmitButton}
      </Form>
    </>
  );
});

/** A form must never answer a question by itself: answers are paid for. */
const fillInNothing = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

const noSubmitButton = <></>;
