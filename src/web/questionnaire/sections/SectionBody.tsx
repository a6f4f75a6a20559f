import { SectionForm } from '../form/SectionForm.tsx';
import { fieldIds, getSectionId } from '../form/field-ids.ts';
import { SaveRow } from './SaveRow.tsx';
import type { SectionProps } from './section-props.ts';

/** The questions of a section and the button that saves them. */
export function SectionBody({ questionnaire, section, state, events, ...form }: SectionProps) {
  const { id, kind, reward } = questionnaire;
  return (
    <>
      <SectionForm
        {...form}
        questionnaireId={id}
        section={section}
        initialAnswers={state.initialAnswers}
        formKey={state.formKey}
        onChange={(answers) => events.current.onChange(section.id, answers)}
        onSave={() => events.current.onSave(section.id)}
      />
      <SaveRow
        label={kind === 'insights' ? 'Save my answers' : 'Save'}
        state={state.save}
        reward={state.complete ? 0 : reward}
        formId={fieldIds.form(getSectionId(id, section.id))}
      />
    </>
  );
}
