import { useState } from 'react';
import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Entries, type EntriesProps } from './Entries.tsx';
import { classNames } from '../../ui/class-names.ts';
import line from '../../ui/blocks/summary.module.css';
import styles from './Journal.module.css';

export function Journal(props: EntriesProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.journal} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classNames(line.summary, styles.summary)}>
        <Icon name="clock" size="sm" /> {copy.earlier}
        <Icon className={classNames(line.chevron, styles.chevron)} name="chevron-down" />
      </summary>
      {open && (
        <ErrorBoundary fallback={<Failed title={copy.failed} />}>
          <Entries {...props} />
        </ErrorBoundary>
      )}
    </details>
  );
}
