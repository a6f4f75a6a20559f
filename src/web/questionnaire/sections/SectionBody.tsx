import { Suspense, lazy } from 'react';
import { SectionForm } from '../form/SectionForm.tsx';
import { fieldIds, getSectionId } from '../form/field-ids.ts';
import { SaveRow } from './SaveRow.tsx';
import type { SectionProps } from './section-props.ts';

// Rarely needed, so it does not weigh on every form.
const ConflictPanel = lazy(async () => ({ default: (await import('./ConflictPanel.tsx')).ConflictPanel }));

/** The questions of a section and the button that saves them, or the choice between two versions of them. */
export function SectionBody(props: SectionProps) {
  const { questionnaire, section, state, reward, events, disabled, ...form } = props;
  const { id, kind } = questionnaire;
  const { save } = state;
  return (
    <>
      <SectionForm
        {...form}
        disabled={disabled || save.kind === 'conflict'}
        questionnaireId={id}
        section={section}
        initialAnswers={state.initialAnswers}
        formKey={state.formKey}
        onChange={(answers) => events.current.onChange(section.id, answers)}
        onSave={() => events.current.onSave(section.id)}
      />
      {save.kind === 'conflict' ? (
        <Suspense>
          <ConflictPanel
            section={section}
            mine={state.answers}
            conflict={save}
            onChoose={(answers) => events.current.onChoose?.(section.id, answers)}
          />
        </Suspense>
      ) : (
        <SaveRow
          label={kind === 'insights' ? 'Save my answers' : 'Save'}
          state={save}
          reward={state.complete ? 0 : reward}
          formId={fieldIds.form(getSectionId(id, section.id))}
        />
      )}
    </>
  );
}
