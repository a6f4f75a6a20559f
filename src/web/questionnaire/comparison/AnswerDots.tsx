import type { ComparedQuestion } from '../../../engine/rules/comparison.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import styles from './comparison.module.css';

interface AnswerDotsProps {
  readonly questions: readonly ComparedQuestion[];
  readonly side: 0 | 1;
}

/** A dot a question, filled where it is answered, underlined where the two analyses differ. */
export function AnswerDots({ questions, side }: AnswerDotsProps) {
  const asked = questions.filter(({ answers }) => answers[side]);
  const answered = asked.filter(({ answers }) => answers[side]?.answered).length;
  return (
    <>
      <VisuallyHidden>
        {answered} of {asked.length} answered
      </VisuallyHidden>
      <span className={styles.dots} aria-hidden="true">
        {questions.map(({ id, answers, differs }) => (
          <i
            key={id}
            className={classNames(
              styles.dot,
              answers[side]?.answered && styles.answered,
              !answers[side] && styles.absent,
              differs && styles.differs,
            )}
          />
        ))}
      </span>
    </>
  );
}
