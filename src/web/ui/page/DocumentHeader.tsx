import type { ReactNode } from 'react';
import styles from './DocumentHeader.module.css';

interface DocumentHeaderProps {
  readonly title: string;
  readonly intro: ReactNode;
}

export function DocumentHeader({ title, intro }: DocumentHeaderProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
    </>
  );
}
