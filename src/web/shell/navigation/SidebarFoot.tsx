import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { publicCopy } from '../../copy/public/public-pages.ts';
import { shellCopy as copy } from '../../copy/shell.ts';
import { ProgressBar } from '../../ui/blocks/ProgressBar.tsx';
import styles from './SidebarFoot.module.css';

export interface ResearchProgress {
  readonly done: number;
  readonly total: number;
}

interface SidebarFootProps {
  /** Completed parts of the research; absent while unknown. */
  readonly progress?: ResearchProgress | undefined;
}

export function SidebarFoot({ progress }: SidebarFootProps) {
  return (
    <div className={styles.foot}>
      {progress && <ProgressCard {...progress} />}
      <p className={styles.note}>{publicCopy.note}</p>
    </div>
  );
}

function ProgressCard({ done, total }: ResearchProgress) {
  const id = useId();
  return (
    <Link className={styles.card} to={pages.results.path}>
      <span className={styles.row}>
        <span className={styles.label} id={id}>
          {copy.progress}
        </span>{' '}
        <span className={styles.count}>{copy.parts(done, total)}</span>
      </span>
      <ProgressBar className={styles.bar} aria-labelledby={id} done={done} of={total} />
    </Link>
  );
}
