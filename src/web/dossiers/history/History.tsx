import { useState } from 'react';
import { historyCopy as copy } from '../../copy/research/history.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import type { Version } from '../../records/record-versions.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toShortUtcMoment } from '../../ui/text/moments.ts';
import { useVersions } from './use-versions.ts';
import { VersionComparison } from './VersionComparison.tsx';
import rows from '../AnalysisRows.module.css';
import styles from './History.module.css';

interface HistoryProps {
  readonly entry: CatalogEntry;
  /** The analysis. */
  readonly id: string;
}

/** What an analysis was before each of its saves, newest first. */
export function History({ entry, id }: HistoryProps) {
  const { state, restore, news, busy } = useVersions(entry, id);
  const [compared, setCompared] = useState<number>();
  switch (state.kind) {
    case 'loading':
      return <Message tone="wait">{copy.loading}</Message>;
    case 'failed':
      return <Failed title={copy.failed} retry={{ onRetry: state.retry }} />;
    case 'ready':
      break;
  }
  if (state.versions.length === 0) return <p className={styles.hint}>{copy.none}</p>;
  return (
    <>
      <p className={styles.hint}>{copy.hint}</p>
      <output className={styles.news}>
        {news === 'restored' && copy.restored}
        {news === 'failed' && <Message tone="error">{copy.restoreFailed}</Message>}
      </output>
      <ol className={styles.versions}>
        {state.versions.map((version) => (
          <VersionRow
            key={version.revision}
            version={version}
            of={entry.sections.length}
            busy={busy}
            shown={compared === version.revision}
            onShow={() => setCompared(compared === version.revision ? undefined : version.revision)}
            onRestore={() => {
              setCompared(undefined);
              void restore(version.revision);
            }}
          >
            <VersionComparison entry={entry} id={id} version={version} />
          </VersionRow>
        ))}
      </ol>
    </>
  );
}

interface VersionRowProps {
  readonly version: Version;
  /** Sections that there are. */
  readonly of: number;
  readonly busy: boolean;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onRestore: () => void;
  /** The comparison, drawn once it is shown. */
  readonly children: React.ReactNode;
}

function VersionRow({ version, of, busy, shown, onShow, onRestore, children }: VersionRowProps) {
  const { savedAt, sections, changed } = version;
  const moment = toShortUtcMoment(Date.parse(savedAt));
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <span className={rows.words}>
          <time className={rows.name} dateTime={savedAt}>
            {moment}
          </time>
          <span className={rows.about}>
            {questionnaireCopy.sectionsSaved(sections, of)}, {copy.changed(changed)}
          </span>
        </span>
        <span className={rows.tools}>
          <Button aria-expanded={shown} onClick={onShow}>
            {copy.compare} <VisuallyHidden>{moment}</VisuallyHidden>
          </Button>
          <Button variant="ghost" disabled={busy} onClick={onRestore}>
            {copy.restore} <VisuallyHidden>{moment}</VisuallyHidden>
          </Button>
        </span>
      </div>
      {shown && children}
    </li>
  );
}
