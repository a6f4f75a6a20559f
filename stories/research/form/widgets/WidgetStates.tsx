import type { ReactNode } from 'react';
import { blankContent, type Notes } from '../../../../src/engine/content.ts';
import type { Answers } from '../../../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../../../src/engine/questionnaire.ts';
import { QuestionnaireSkeleton } from '../../../../src/web/research/page/QuestionnaireSkeleton.tsx';
import { ResultCard } from '../../../../src/web/research/results/ResultCard.tsx';
import { findFixtureImage, inArabic, inManyWords } from '../../../fixtures/questionnaires.ts';
import { FirstSection } from '../FormDemo.tsx';
import styles from './WidgetStates.module.css';

interface WidgetStatesProps {
  /** With the one section of this type's questions. */
  readonly compiled: CompiledQuestionnaire;
  readonly filled: Answers;
  readonly notes?: Notes;
  readonly refused: Answers;
  readonly more?: readonly {
    readonly title: string;
    readonly compiled?: CompiledQuestionnaire;
    readonly answers?: Answers;
  }[];
}

export function WidgetStates({ compiled, filled, notes = {}, refused, more = [] }: WidgetStatesProps) {
  const { id } = compiled.questionnaire;
  const sections = compiled.sections.map((section) => section.id);
  const form = { id, compiled };
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{compiled.sections[0]?.title}</h1>
      <div className={styles.states}>
        <State title="Empty">
          <StateForm {...form} state="empty" />
        </State>
        <State title="Filled">
          <StateForm {...form} state="filled" answers={filled} notes={notes} />
        </State>
        <State title="Refused">
          <StateForm {...form} state="refused" answers={refused} />
        </State>
        <State title="Disabled">
          <StateForm {...form} state="disabled" answers={filled} notes={notes} disabled />
        </State>
        {more.map(({ title, answers, ...own }, index) => (
          <State key={title} title={title}>
            <StateForm {...form} {...own} state={`more-${index}`} {...(answers && { answers })} />
          </State>
        ))}
        <State title="Long text">
          <StateForm {...form} compiled={inManyWords(compiled)} state="long" answers={filled} notes={notes} />
        </State>
        <State title="Right to left" dir="rtl">
          <StateForm {...form} compiled={inArabic(compiled)} state="rtl" answers={filled} notes={notes} />
        </State>
        <State title="Read-only">
          <ResultCard
            compiled={compiled}
            record={{ ...blankContent, name: null, sections, answers: filled, notes }}
            headingLevel={3}
          />
        </State>
        <State title="Loading">
          <QuestionnaireSkeleton of={{ title: 'A form on its way', sections: [] }} />
        </State>
      </div>
    </main>
  );
}

interface StateProps {
  readonly title: string;
  readonly dir?: 'rtl';
  readonly children: ReactNode;
}

function State({ title, dir, children }: StateProps) {
  return (
    <section className={styles.state} aria-label={title}>
      <h2 className={styles.name}>{title}</h2>
      <div dir={dir}>{children}</div>
    </section>
  );
}

interface StateFormProps {
  /** The questionnaire's own id, where its pictures are found. */
  readonly id: string;
  readonly compiled: CompiledQuestionnaire;
  /** Keeps the ids of this form apart from the others'. */
  readonly state: string;
  readonly answers?: Answers;
  readonly notes?: Notes;
  readonly disabled?: boolean;
}

function StateForm({ id, compiled, state, answers = {}, notes = {}, disabled = false }: StateFormProps) {
  const { questionnaire } = compiled;
  return (
    <FirstSection
      headingLevel={3}
      compiled={{ ...compiled, questionnaire: { ...questionnaire, id: `${id}-${state}` } }}
      initialAnswers={answers}
      initialNotes={notes}
      disabled={disabled}
      findImage={(_, path) => findFixtureImage(id, path)}
    />
  );
}
