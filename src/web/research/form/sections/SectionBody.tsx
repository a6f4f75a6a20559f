import type { ReactNode } from 'react';
import { isPart } from '../../../../engine/catalog.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { SectionForm } from '../section-form/SectionForm.tsx';
import { fieldIds, getSectionId } from '../field-ids.ts';
import { useSectionEvents } from '../section-events.ts';
import type { SectionProps } from '../section-props.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { QuickQuestions } from './QuickQuestions.tsx';
import { KeptWith } from './KeptWith.tsx';
import { SaveRow } from './SaveRow.tsx';

interface SectionBodyProps extends SectionProps {
  readonly folded?: boolean;
}

export function SectionBody({ folded, ...props }: SectionBodyProps) {
  const { questionnaire, section, state, formVersion, reward, ...form } = props;
  const { onResolve } = useSectionEvents();
  const { id, kind, notes } = questionnaire;
  const { save } = state;
  const problems = save.kind === 'failed' ? save.problems : undefined;
  const isListed =
    problems?.some(({ question }) => section.questions.some((one) => one.id === question)) ?? false;
  const formId = fieldIds.form(getSectionId(id, section.id));
  const questions = (
    <SectionForm
      key={formVersion}
      {...form}
      disabled={save.kind === 'conflict'}
      problems={problems}
      questionnaireId={id}
      notes={notes}
      section={section}
    />
  );
  return (
    <>
      <Offered {...props}>{questions}</Offered>
      {save.kind === 'conflict' ? (
        <ConflictPanel
          section={section}
          mine={state}
          conflict={save}
          onResolve={(written) => onResolve(section.id, written)}
        />
      ) : (
        <SaveRow
          label={kind === 'insights' && isPart(questionnaire) ? copy.saveInsights : copy.save}
          state={save}
          reward={state.complete ? 0 : reward}
          {...(folded !== undefined && { folded })}
          explained={isListed}
          changedElsewhere={state.changedElsewhere}
          formId={formId}
          beside={<KeptWith section={section} />}
        />
      )}
    </>
  );
}

function Offered({ children, ...props }: SectionProps & { readonly children: ReactNode }) {
  if (!props.section.questions.some(({ quick }) => quick)) return children;
  return <QuickQuestions {...props}>{children}</QuickQuestions>;
}
