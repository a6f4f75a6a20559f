import { Navigation } from './Navigation.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import type { ResearchProgress } from './Shell.tsx';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly mode: 'open' | 'rail';
  readonly progress?: ResearchProgress | undefined;
}

export function Sidebar({ mode, progress }: SidebarProps) {
  return (
    <nav className={styles.side} aria-label="Research">
      <Navigation rail={mode === 'rail'} />
      {mode === 'open' && <SidebarFoot progress={progress} />}
    </nav>
  );
}

export function SidebarFoot({ progress }: Pick<SidebarProps, 'progress'>) {
  return (
    <div className={styles.foot}>
      {progress && <ProgressCard {...progress} />}
      <p className={styles.note}>Educational tools only. Not financial advice.</p>
    </div>
  );
}
