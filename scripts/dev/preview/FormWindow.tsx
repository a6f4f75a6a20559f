import { useMemo } from 'react';
import { findAsked } from '../../../src/engine/asked-questions.ts';
import { toWritten } from '../../../src/engine/content.ts';
import { QuestionnaireSkeleton } from '../../../src/web/research/page/QuestionnaireSkeleton.tsx';
import { useNewQuestions } from '../../../src/web/research/page/use-new-questions.tsx';
import { QuestionnaireView } from '../../../src/web/research/form/QuestionnaireView.tsx';
import { subscribeAfterPaint } from '../../../src/web/research/form/after-paint.ts';
import type { SectionEvents } from '../../../src/web/research/form/section-events.ts';
import { blankSection, type SectionState } from '../../../src/web/research/form/section-state.ts';
import { VisuallyHidden } from '../../../src/web/ui/blocks/VisuallyHidden.tsx';
import { changeTrial, getTrial, type PreviewStore } from './preview-store.ts';
import { editSection, saveSection, toSections, type Trial } from './trial.ts';
import { toSetFacts } from './set-facts.ts';
import { usePreviewed, type Previewed } from './use-previewed.ts';
import { WithFacts } from './WithFacts.tsx';
import styles from './FormWindow.module.css';

export function FormWindow({ store }: { readonly store: PreviewStore }) {
  const { state, id, trial, compiled } = usePreviewed(store);
  const events = useEvents(store, compiled, id);
  const set = useMemo(() => toSetFacts(trial.conditionFacts), [trial.conditionFacts]);
  if (!compiled) return <QuestionnaireSkeleton of={{ title: 'The questionnaire', sections: [] }} />;
  return (
    <main className={styles.page}>
      <h1>
        <VisuallyHidden>{compiled.questionnaire.title}</VisuallyHidden>
      </h1>
      <WithFacts questionnaire={compiled.questionnaire} state={state.facts} set={set}>
        <Form
          key={`${id} ${state.section}`}
          compiled={compiled}
          trial={trial}
          section={state.section}
          events={events}
        />
      </WithFacts>
    </main>
  );
}

interface FormProps {
  readonly compiled: Compiled;
  readonly trial: Trial;
  /** Null: all of them. */
  readonly section: string | null;
  readonly events: SectionEvents;
}

function Form({ compiled, trial, section, events }: FormProps) {
  const { unseen = [], formVersion } = trial;
  const sections = toSections(compiled, trial);
  const { notice, without } = useNewQuestions(compiled, { sections, unseen });
  const others = useMemo(() => listOthers(compiled, trial, section), [compiled, trial, section]);
  return (
    <>
      {notice}
      <QuestionnaireView
        compiled={compiled}
        sections={sections}
        formVersion={formVersion}
        without={without ?? others}
        events={events}
      />
    </>
  );
}

type Compiled = NonNullable<Previewed['compiled']>;

function useEvents(store: PreviewStore, compiled: Compiled | undefined, id: string): SectionEvents {
  return useMemo(() => {
    const change = (act: (trial: Trial) => Trial) => changeTrial(store, id, act);
    const getSection = toGetSection(store, compiled, id);
    return {
      getSection,
      // A trial is judged as a first save.
      getSaved: () => ({}),
      subscribe: store.subscribe,
      onPainted: subscribeAfterPaint(store.subscribe),
      onChange: (sectionId, edit) => change((trial) => editSection(trial, sectionId, edit)),
      onSave: (sectionId) => change((trial) => saveSection(trial, sectionId)),
      onResolve: (sectionId, written) =>
        change((trial) => {
          const before = toWritten(getSection(sectionId));
          return saveSection(editSection(trial, sectionId, { before, written }), sectionId);
        }),
    };
  }, [store, compiled, id]);
}

/** Computes the sections once a trial. */
function toGetSection(store: PreviewStore, compiled: Compiled | undefined, id: string) {
  let last: { readonly trial: Trial; readonly sections: ReturnType<typeof toSections> } | undefined;
  return (sectionId: string): SectionState => {
    const trial = getTrial(store.getState(), id);
    if (last?.trial !== trial) last = { trial, sections: compiled ? toSections(compiled, trial) : {} };
    return last.sections[sectionId] ?? blankSection;
  };
}

/** The questions of all sections but the previewed one; undefined: all sections are previewed. */
function listOthers({ questionnaire }: Compiled, trial: Trial, sectionId: string | null) {
  const chosen = questionnaire.sections.find(({ id }) => id === sectionId);
  if (!chosen) return undefined;
  const asked = findAsked(questionnaire, trial);
  return new Set([...asked].filter((id) => chosen.questions.every((question) => question.id !== id)));
}
