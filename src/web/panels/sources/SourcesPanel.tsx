import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Table } from '../../ui/table/Table.tsx';
import type { FeedName } from './feed-calls.ts';
import { SourceRow } from './SourceRow.tsx';
import { toSummary } from './summary.ts';
import { useSources } from './use-sources.ts';
import styles from './SourcesPanel.module.css';

/** What the page says of a feed. */
export interface FeedDescription {
  readonly what: string;
  /** What is asked for, where a feed needs something to ask for. */
  readonly example?: string;
  /** Leads to the page that shows it. */
  readonly page: ReactNode;
}

interface SourcesPanelProps {
  readonly title: string;
  readonly describe: (feed: FeedName) => FeedDescription;
}

/** Every feed of the product: where its answer is from, how it came about and how old it is. */
export function SourcesPanel({ title, describe }: SourcesPanelProps) {
  const { sources, busy, askAgain } = useSources();
  return (
    <Panel
      title={title}
      busy={busy}
      actions={
        <span className={styles.actions}>
          <output className={styles.summary}>{busy ? 'Asking…' : toSummary(sources)}</output>
          <Button icon="refresh" busy={busy} onClick={askAgain}>
            Ask again
          </Button>
        </span>
      }
    >
      <Table className={styles.table} caption={title} cards>
        <thead>
          <tr>
            <th scope="col">Figures</th>
            <th scope="col">Shown on</th>
            <th scope="col">Source</th>
            <th scope="col">State</th>
            <th scope="col">Age</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, outcome }) => (
            <SourceRow key={name} description={describe(name)} outcome={outcome} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
