import { Suspense, useRef, useState } from 'react';
import { isPart } from '../../../engine/catalog.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { toComponent } from '../../ui/page/lazy-code.ts';
import { SectionForm } from '../form/SectionForm.tsx';
import { fieldIds, getSectionId } from '../form/field-ids.ts';
import { useSectionEvents } from '../section-events.ts';
import type { SectionProps } from '../section-props.ts';
import { KeepFocus } from './KeepFocus.tsx';
import { SaveRow } from './SaveRow.tsx';

// Rarely needed, so it does not weigh on every form.
const ConflictPanel = toComponent(async () => (await import('./ConflictPanel.tsx')).ConflictPanel);

interface SectionBodyProps extends SectionProps {
  readonly folded?: boolean;
}

/** The questions of a section and the button that saves them, or the choice between two versions of them. */
export function SectionBody({ folded, ...props }: SectionBodyProps) {
  const { questionnaire, section, state, reward, ...form } = props;
  const { onChoose } = useSectionEvents();
  const { id, kind, notes } = questionnaire;
  const { save, formKey } = state;
  // Not what it started with when it was first shown: a section that comes back has been answered meanwhile.
  const [start, setStart] = useState({ formKey, written: state });
  if (start.formKey !== formKey) setStart({ formKey, written: state });
  const formId = fieldIds.form(getSectionId(id, section.id));
  const keptFocus = useRef<HTMLElement>(null);
  return (
    <>
      <KeepFocus key={`${formKey} focus`} formId={formId} kept={keptFocus} />
      <SectionForm
        key={formKey}
        {...form}
        disabled={save.kind === 'conflict'}
        problems={save.kind === 'failed' ? save.problems : undefined}
        questionnaireId={id}
        notes={notes}
        section={section}
        initial={start.written}
      />
      {save.kind === 'conflict' ? (
        <Suspense>
          <ConflictPanel
            section={section}
            mine={state}
            conflict={save}
            onChoose={(written) => onChoose(section.id, written)}
          />
        </Suspense>
      ) : (
        <SaveRow
          label={kind === 'insights' && isPart(questionnaire) ? copy.saveInsights : copy.save}
          state={save}
          reward={state.complete ? 0 : reward}
          {...(folded !== undefined && { folded })}
          formId={formId}
        />
      )}
    </>
  );
}
