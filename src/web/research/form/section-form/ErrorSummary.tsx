import { useEffect, useRef, type MouseEvent } from 'react';
import { problemsCopy as copy } from '../../../copy/research/answer-problems.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { toFieldId, type Problem } from './problems.ts';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** Prefix of the questions' ids. */
  readonly sectionId: string;
  /** Number of failed attempts; each increase moves the focus here. */
  readonly attempt: number;
}

export function ErrorSummary({ problems, sectionId, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      <p className={styles.title}>
        <Icon name="alert" />
        {copy.notSavedYet(problems.length)}
      </p>
      <ul className={styles.list}>
        {problems.map(({ questionId, cell, sentence }) => (
          <li key={`${questionId} ${sentence}`}>
            <a href={`#${toFieldId(`${sectionId}_${questionId}`, cell)}`} onClick={goToQuestion}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToQuestion(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  focusQuestion(event.currentTarget.hash.slice(1));
}

const controls = 'input, textarea, select';

/** In a group the checked control, else the first. */
function focusQuestion(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches(controls)
    ? element
    : (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>(controls));
  control?.focus();
}
