import type { Answers, CompiledSection } from '../../../engine/registry/questionnaire.ts';
import { isAnswered } from '../../../engine/rules/answered.ts';
import { visibleQuestions } from '../../../engine/rules/visibility.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import styles from './SectionHeader.module.css';

interface TickMarksProps {
  readonly section: CompiledSection;
  readonly answers: Answers;
}

/** One mark per visible question, filled where it is answered. */
export function TickMarks({ section, answers }: TickMarksProps) {
  const asked = visibleQuestions(section, answers);
  const answered = asked.filter(({ id }) => isAnswered(answers[id])).length;
  const word = asked.every(({ type }) => type === 'boolean') ? 'ticked' : 'answered';
  return (
    <>
      <VisuallyHidden>
        {answered} of {asked.length} {word}
      </VisuallyHidden>
      <span className={styles.ticks} aria-hidden="true">
        {asked.map(({ id }) => (
          <i key={id} className={classNames(styles.tick, isAnswered(answers[id]) && styles.ticked)} />
        ))}
      </span>
    </>
  );
}
