import type { ReactNode } from 'react';
import { Disclosure } from '../../../src/web/ui/blocks/Disclosure.tsx';
import styles from './pane.module.css';

interface PaneProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
}

export function Pane({ children, ...head }: PaneProps) {
  return (
    <Disclosure {...head} open>
      <div className={styles.content}>{children}</div>
    </Disclosure>
  );
}
