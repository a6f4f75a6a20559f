import { useMemo, useState, type ReactNode } from 'react';
import { visibleQuestions } from '../../../engine/visibility.ts';
import { quickQuestionsCopy as copy } from '../../copy/research/quick-questions.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import type { SectionProps } from '../section-props.ts';
import { LeftOutContext } from '../form/section-context.ts';
import { findLeftOut } from './find-left-out.ts';
import styles from './QuickQuestions.module.css';

interface QuickQuestionsProps extends Pick<SectionProps, 'questionnaire' | 'section' | 'asked' | 'state'> {
  readonly children: ReactNode;
}

/** The choice is stored on this device. */
export function QuickQuestions(props: QuickQuestionsProps) {
  const { questionnaire, section, asked, state, children } = props;
  const { formKey } = state;
  const [isQuick, setQuick] = useKeptSwitch(`quick-${questionnaire.id}`, true);
  // As of the choice: a question whose answer is removed later stays visible.
  const [start, setStart] = useState({ formKey, isQuick, written: state });
  if (start.formKey !== formKey || start.isQuick !== isQuick) setStart({ formKey, isQuick, written: state });
  const leftOut = useMemo(
    () => (isQuick ? findLeftOut(section, start.written) : undefined),
    [isQuick, section, start.written],
  );
  const questions = visibleQuestions(section, asked);
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
