import { useMemo } from 'react';
import { findAsked } from '../../../src/engine/rules/visibility.ts';
import { QuestionnaireSkeleton } from '../../../src/web/app/pages/QuestionnaireSkeleton.tsx';
import { QuestionnaireView } from '../../../src/web/questionnaire/QuestionnaireView.tsx';
import type { SectionEvents } from '../../../src/web/questionnaire/section-props.ts';
import { VisuallyHidden } from '../../../src/web/ui/blocks/VisuallyHidden.tsx';
import { changeTrial, type PreviewStore } from './preview-store.ts';
import { editSection, replaceAnswers, saveSection, toSections, type Trial } from './trial.ts';
import { usePreviewed, type Previewed } from './use-previewed.ts';
import styles from './FormWindow.module.css';

/** The product's own form in a window of its own, whose width is the preview's to choose. */
export function FormWindow({ store }: { readonly store: PreviewStore }) {
  const { state, id, trial, compiled } = usePreviewed(store);
  const events = useEvents(store, compiled, id);
  const without = useMemo(
    () => compiled && listOthers(compiled, trial, state.section),
    [compiled, trial, state.section],
  );
  if (!compiled) return <QuestionnaireSkeleton title="The questionnaire" />;
  return (
    <main className={styles.page}>
      <h1>
        <VisuallyHidden>{compiled.questionnaire.title}</VisuallyHidden>
      </h1>
      <QuestionnaireView
        key={`${id} ${state.section}`}
        compiled={compiled}
        sections={toSections(compiled, trial)}
        edition={trial.edition}
        without={without}
        events={events}
      />
    </main>
  );
}

type Compiled = NonNullable<Previewed['compiled']>;

function useEvents(store: PreviewStore, compiled: Compiled | undefined, id: string): SectionEvents {
  return useMemo(() => {
    const change = (act: (trial: Trial) => Trial) => changeTrial(store, id, act);
    const find = (sectionId: string) => compiled?.sections.find((section) => section.id === sectionId);
    return {
      onChange: (sectionId, answers) => {
        const section = find(sectionId);
        if (section) change((trial) => editSection(trial, section, answers));
      },
      onSave: (sectionId) => change((trial) => saveSection(trial, sectionId)),
      onChoose: (sectionId, answers) => {
        const section = find(sectionId);
        if (section)
          change((trial) => saveSection(replaceAnswers(editSection(trial, section, answers)), sectionId));
      },
    };
  }, [store, compiled, id]);
}

/** The questions of all sections but the one that is looked at; undefined: all are. */
function listOthers({ questionnaire }: Compiled, { answers }: Trial, sectionId: string | null) {
  const chosen = questionnaire.sections.find(({ id }) => id === sectionId);
  if (!chosen) return undefined;
  const asked = findAsked(questionnaire, answers);
  return new Set([...asked].filter((id) => chosen.questions.every((question) => question.id !== id)));
}
