import { useState, type KeyboardEvent } from 'react';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { findNextByKey } from '../../ui/next-by-key.ts';
import { focusSection } from '../form/focus-section.ts';
import type { SectionStatus } from '../form/section-state.ts';
import styles from './SectionMarks.module.css';

interface SectionMarksProps {
  readonly questionnaireId: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly status: SectionStatus;
  }[];
}

/** One tab stop; arrow keys move between the marks. */
export function SectionMarks({ questionnaireId, sections }: SectionMarksProps) {
  const [stop, setStop] = useState(0);
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const next = findNextByKey(event, stop, sections.length, ['ArrowLeft', 'ArrowRight']);
    const mark = next === undefined ? undefined : event.currentTarget.parentElement?.children[next];
    if (!(mark instanceof HTMLElement)) return;
    event.preventDefault();
    mark.focus();
  };
  return (
    <div className={styles.marks} role="toolbar" aria-label={copy.marks}>
      {sections.map(({ id, title, status }, index) => (
        <button
          key={id}
          type="button"
          className={styles.mark}
          title={title}
          aria-label={copy.mark(index + 1, title, status)}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onKeyDown={step}
          onClick={() => focusSection(questionnaireId, id)}
        >
          <i className={styles[status]} />
        </button>
      ))}
    </div>
  );
}
