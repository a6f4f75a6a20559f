import { useMemo, useState, type ReactNode } from 'react';
import { isAnswered } from '../../../../engine/answers.ts';
import type { AnswersAndNotes } from '../../../../engine/content.ts';
import type { Section } from '../../../../engine/questionnaire.ts';
import { askedQuestions } from '../../../../engine/asked-questions.ts';
import { quickQuestionsCopy as copy } from '../../../copy/research/quick-questions.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { useKeptSwitch } from '../../../ui/hooks/use-kept-switch.ts';
import type { SectionProps } from '../section-props.ts';
import { LeftOutContext } from '../section-form/section-context.ts';
import styles from './QuickQuestions.module.css';

interface QuickQuestionsProps extends Pick<
  SectionProps,
  'questionnaire' | 'section' | 'asked' | 'state' | 'formVersion'
> {
  readonly children: ReactNode;
}

/** The choice is stored on this device. */
export function QuickQuestions(props: QuickQuestionsProps) {
  const { questionnaire, section, asked, state, formVersion, children } = props;
  const [isQuick, setQuick] = useKeptSwitch(`quick-${questionnaire.id}`, true);
  // As of the choice: a question whose answer is removed later stays visible.
  const [start, setStart] = useState({ formVersion, isQuick, written: state });
  const leftOut = useMemo(
    () => (isQuick ? findLeftOut(section, start.written) : undefined),
    [isQuick, section, start.written],
  );
  // Another tab or device answers questions that this one does not show.
  const isBehind = [...(leftOut ?? [])].some((id) => isAnswered(state.answers[id]) || state.notes[id]);
  if (start.formVersion !== formVersion || start.isQuick !== isQuick || isBehind)
    setStart({ formVersion, isQuick, written: state });
  const questions = askedQuestions(section, asked);
  return (
    <>
      <div className={styles.filter}>
        <Segmented
          label={copy.label(section.title)}
          options={[
            { value: 'quick', label: copy.most(questions.filter(({ quick }) => quick).length) },
            { value: 'all', label: copy.all(questions.length) },
          ]}
          value={isQuick ? 'quick' : 'all'}
          onChange={(value) => setQuick(value === 'quick')}
        />
      </div>
      <LeftOutContext value={leftOut}>{children}</LeftOutContext>
    </>
  );
}

/**
 * The questions that are not offered first. Offered first are key questions, required ones, those at which a rule
 * complains, ones with an answer or a note, and the texts of their options.
 */
function findLeftOut(
  { questions, rules = [] }: Section,
  { answers, notes }: AnswersAndNotes,
): ReadonlySet<string> {
  const leftOut = new Set<string>();
  for (const { id, quick, required, ownTextOf } of questions) {
    const isRuled = rules.some(({ at }) => at === id);
    const isFirst = quick ?? required ?? (isRuled || isAnswered(answers[id]) || notes[id]);
    if (!isFirst && (!ownTextOf || leftOut.has(ownTextOf.question))) leftOut.add(id);
  }
  return leftOut;
}
