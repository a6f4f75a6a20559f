import { Suspense, useState } from 'react';
import { journalCopy as copy } from '../../copy/research/subjects.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';
import type { EntriesProps } from './Entries.tsx';
import { classNames } from '../../ui/class-names.ts';
import line from '../../ui/blocks/summary.module.css';
import styles from './Journal.module.css';

// Rarely opened: loaded separately.
const Entries = toComponent(async () => (await import('./Entries.tsx')).Entries);

export function Journal(props: EntriesProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.journal} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classNames(line.summary, styles.summary)}>
        <Icon name="clock" size="sm" /> {copy.earlier}
        <Icon className={classNames(line.chevron, styles.chevron)} name="chevron-down" />
      </summary>
      {open && (
        <CodeBoundary title={copy.failed} holdsCrash>
          <Suspense fallback={<Message tone="wait">{copy.loading}</Message>}>
            <Entries {...props} />
          </Suspense>
        </CodeBoundary>
      )}
    </details>
  );
}
