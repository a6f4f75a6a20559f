import { useId } from 'react';
import type { ResultSection } from '../../../engine/results.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { StandMarks } from '../form/StandMarks.tsx';
import { toStandWords } from '../form/stand-words.ts';
import { toStands } from './ResultSectionView.tsx';
import styles from './SectionList.module.css';

/** All sections with their marks, below the questions of a chosen count. */
export function SectionList({ sections }: { readonly sections: readonly ResultSection[] }) {
  const id = useId();
  return (
    <div className={styles.list}>
      <p className={styles.head}>
        <b id={id}>{copy.bySection}</b> <span>{copy.questions(sections.flatMap(toStands).length)}</span>
      </p>
      <ul className={styles.sections} aria-labelledby={id}>
        {sections.map((section) => (
          <li key={section.id} className={styles.section}>
            <span className={styles.words}>
              <span>{section.title}</span>{' '}
              <span className={styles.stands}>
                {section.saved ? toStandWords(toStands(section)) : copy.notSaved}
              </span>
            </span>
            {section.saved && <StandMarks stands={toStands(section)} size="small" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
