import { sourcesPanelCopy as copy } from '../../copy/panels/sources.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { ColumnHeads, Table } from '../../ui/table/Table.tsx';
import type { FeedName } from './feed-calls.ts';
import { SourceRow, type FeedDescription } from './SourceRow.tsx';
import { useSources, type SourceStatus } from './use-sources.ts';
import styles from './SourcesPanel.module.css';

interface SourcesPanelProps {
  readonly title: string;
  readonly describe: (feed: FeedName) => FeedDescription;
}

export function SourcesPanel({ title, describe }: SourcesPanelProps) {
  const { sources, busy, askAgain } = useSources();
  return (
    <Panel
      title={title}
      busy={busy}
      actions={
        <span className={styles.actions}>
          <output className={styles.summary}>{busy ? copy.asking : toSummary(sources)}</output>
          <Button icon="refresh" busy={busy} onClick={askAgain}>
            {copy.askAgain}
          </Button>
        </span>
      }
    >
      <Table className={styles.table} caption={title} cards>
        <ColumnHeads names={copy.columns} />
        <tbody>
          {sources.map(({ name, outcome }) => (
            <SourceRow key={name} description={describe(name)} outcome={outcome} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

const words = {
  live: 'live',
  stale: 'stale',
  sample: 'sample data',
  empty: 'without data',
  failed: 'without a response',
  none: 'not set up',
} as const;

function toSummary(sources: readonly SourceStatus[]): string {
  const states = sources.flatMap(({ outcome }) => {
    if (outcome.kind === 'asking') return [];
    return outcome.kind === 'answered' ? [outcome.origin.state] : [outcome.kind];
  });
  return (['live', 'stale', 'sample', 'empty', 'failed', 'none'] as const)
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${words[state]}`)
    .join(', ');
}
