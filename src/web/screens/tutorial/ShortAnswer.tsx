import { useId } from 'react';
import { tutorialCopy } from '../../copy/tutorial.ts';
import type { TutorialQuestion } from '../../copy/tutorial.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTooltip } from './use-tooltip.ts';
import styles from './ShortAnswer.module.css';

/** An info icon whose tooltip answers the question; on paper the answer stands there by itself. */
export function ShortAnswer({ title, answer }: Pick<TutorialQuestion, 'title' | 'answer'>) {
  const id = useId();
  const { shown, show, hide, around } = useTooltip();
  return (
    <span {...around}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${tutorialCopy.answer}: ${title}`}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        <Icon name="info" />
      </button>
      <span className={styles.tooltip} role="tooltip" id={id} hidden={!shown}>
        {answer}
      </span>
    </span>
  );
}
