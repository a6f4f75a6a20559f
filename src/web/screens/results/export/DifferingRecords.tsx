import { useState } from 'react';
import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { ComparisonTable } from '../../../research/results/ComparisonTable.tsx';
import { readImportedContent } from '../../../research/results/imported-content.ts';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { RunNews, type RunWords } from '../../../ui/run/RunNews.tsx';
import type { useRun } from '../../../ui/run/use-run.ts';
import { UtcDate } from '../../../ui/text/UtcDate.tsx';
import { toName } from './ImportReport.tsx';
import type { Differing } from './use-import.ts';
import styles from './DifferingRecords.module.css';

interface DifferingRecordsProps {
  readonly records: readonly Differing[];
  readonly taking: ReturnType<typeof useRun<void>>;
  readonly onKeep: (chosen: readonly Differing[]) => void;
  readonly onTake: (chosen: readonly Differing[]) => Promise<void>;
}

const words: RunWords = {
  running: ({ done, of }) => copy.taking(done, of),
  stopped: { cancelled: copy.takingStopped, failed: copy.takingStopped, left: copy.takingStopped },
};

/** Records of a file that are here with other answers: the member keeps one of the two. */
export function DifferingRecords({ records, taking, onKeep, onTake }: DifferingRecordsProps) {
  const busy = taking.state.kind === 'running';
  return (
    <Panel title={copy.differingTitle}>
      <p className={styles.hint}>{copy.differingHint}</p>
      {records.length > 1 && (
        <p className={styles.all}>
          <Button disabled={busy} onClick={() => onKeep(records)}>
            {copy.differingKeepAll}
          </Button>
          <Button disabled={busy} onClick={() => void onTake(records)}>
            {copy.differingTakeAll}
          </Button>
        </p>
      )}
      {taking.state.kind !== 'done' && <RunNews state={taking.state} words={words} onClear={taking.clear} />}
      <ul className={styles.rows}>
        {records.map((record) => (
          <Row
            key={`${record.one.entry.id} ${record.one.id}`}
            record={record}
            busy={busy}
            onKeep={() => onKeep([record])}
            onTake={() => void onTake([record])}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  readonly record: Differing;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

function Row({ record, busy, onKeep, onTake }: RowProps) {
  const { one, here, compiled } = record;
  const [isShown, setShown] = useState(false);
  const name = toName(one);
  const inFile = isShown && readImportedContent(compiled.questionnaire, one);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.words}>
          <span>{name}</span>
          <span className={styles.about}>
            {copy.differingHere}: <UtcDate iso={here.savedAt} />
            {one.savedAt !== undefined && (
              <>
                {' · '}
                {copy.differingFile}: <UtcDate iso={one.savedAt} />
              </>
            )}
          </span>
        </span>
        <span className={styles.tools}>
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {copy.differingCompare} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button disabled={busy} onClick={onKeep}>
            {copy.differingKeep} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button disabled={busy} onClick={onTake}>
            {copy.differingTake} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </span>
      </div>
      {inFile && (
        <ComparisonTable
          compiled={compiled}
          analyses={[
            { ...here, name: copy.differingHere },
            { ...inFile, name: copy.differingFile, savedAt: one.savedAt },
          ]}
          detail="only-differences"
          evidence
        />
      )}
    </li>
  );
}
