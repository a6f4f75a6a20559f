import { useId, type ReactNode } from 'react';
import styles from './ResultGroup.module.css';

interface ResultGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ResultGroup({ title, children }: ResultGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
