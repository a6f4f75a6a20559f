import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Blank.module.css';

interface BlankProps {
  readonly tone?: 'empty' | 'error';
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function Blank({ tone = 'empty', title, actions, children }: BlankProps) {
  return (
    <div className={styles.blank} role={tone === 'error' ? 'alert' : undefined}>
      {tone === 'error' ? (
        <span className={styles.alert}>
          <Icon name="alert" size="lg" />
        </span>
      ) : (
        <LevelLines />
      )}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

function LevelLines() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 72 44"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 10h64" stroke="var(--line-2)" />
      <path d="M10 26c6 0 6 10 13 10s9-12 16-12 8 6 14 6" stroke="var(--line-2)" strokeDasharray="2 5" />
      <circle cx="60" cy="10" r="4" fill="var(--surface)" stroke="var(--control)" />
    </svg>
  );
}
