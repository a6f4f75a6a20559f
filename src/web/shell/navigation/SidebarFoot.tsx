import { useId } from 'react';
import { publicCopy } from '../../copy/public/public-pages.ts';
import { shellCopy as copy } from '../../copy/shell.ts';
import styles from './SidebarFoot.module.css';

export interface ResearchProgress {
  readonly done: number;
  readonly total: number;
}

interface SidebarFootProps {
  /** Parts of the research that are complete; absent while unknown. */
  readonly progress?: ResearchProgress | undefined;
}

/** What stands below the links of the sidebar and of the drawer. */
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
    <div className={styles.card}>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={id}>
          {copy.progress}
        </label>
        <span className={styles.count}>{copy.parts(done, total)}</span>
      </div>
      <progress className={styles.bar} id={id} max={Math.max(total, 1)} value={done} />
    </div>
  );
}
