import { useState } from 'react';
import { toUtcDate, utcFormat } from '../../../../lib/moment-format.ts';
import { historyCopy as copy } from '../../../copy/research/history.ts';
import { questionnaireCopy } from '../../../copy/research/questionnaire.ts';
import type { CatalogEntry } from '../../questionnaires/questionnaire-catalog.ts';
import type { Analysis } from '../../record/load-analyses.ts';
import type { Version } from '../../record/record-versions.ts';
import { Message } from '../../../ui/blocks/Message.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { useToday } from '../../../ui/hooks/use-clock.ts';
import { toShortUtcMoment } from '../../../ui/text/moments.ts';
import { useVersions } from './use-versions.ts';
import { VersionComparison } from './VersionComparison.tsx';
import rows from '../AnalysisRows.module.css';
import styles from './History.module.css';

export interface RecordWithHistory extends Pick<Analysis, 'id' | 'day'> {
  readonly damaged?: true;
}

interface HistoryProps {
  readonly entry: CatalogEntry;
  readonly record: RecordWithHistory;
}

/** Newest first. A journal entry of a past day is read-only. */
export function History({ entry, record }: HistoryProps) {
  const { id, day, damaged } = record;
  const today = useToday();
  // A damaged record can only be restored.
  const isPassed = !damaged && day !== null && day < today;
  const { versions, restore, news, busy } = useVersions(entry, id);
  const [compared, setCompared] = useState<number>();
  if (versions.length === 0) return <p className={styles.hint}>{copy.none}</p>;
  const moments = toDistinctTimes(versions.map(({ savedAt }) => Date.parse(savedAt)));
  return (
    <>
      <p className={styles.hint}>{isPassed ? copy.hintPassed : copy.hint}</p>
      <output className={styles.news}>
        {news === 'restored' && copy.restored}
        {news === 'failed' && <Message tone="error">{copy.restoreFailed}</Message>}
      </output>
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <VersionRow
            key={version.revision}
            version={version}
            moment={moments[index] ?? ''}
            of={entry.sections.length}
            busy={busy}
            shown={compared === version.revision}
            onShow={() => setCompared(compared === version.revision ? undefined : version.revision)}
            onRestore={
              isPassed
                ? undefined
                : () => {
                    setCompared(undefined);
                    void restore(version.revision);
                  }
            }
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
  /** Its time, unique among the rows. */
  readonly moment: string;
  readonly of: number;
  readonly busy: boolean;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onRestore: (() => void) | undefined;
  readonly children: React.ReactNode;
}

function VersionRow({ version, moment, of, busy, shown, onShow, onRestore, children }: VersionRowProps) {
  const { savedAt, sections, changed } = version;
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
          {onRestore && (
            <Button variant="ghost" disabled={busy} onClick={onRestore}>
              {copy.restore} <VisuallyHidden>{moment}</VisuallyHidden>
            </Button>
          )}
        </span>
      </div>
      {shown && children}
    </li>
  );
}

const toUtcSecond = utcFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Short times; times within one minute have seconds: '21 Nov 2026, 04:58:07 UTC'. */
function toDistinctTimes(moments: readonly number[]): readonly string[] {
  const texts = moments.map(toShortUtcMoment);
  return moments.map((ms, index) => {
    const text = toShortUtcMoment(ms);
    const isAlone = texts.every((other, place) => place === index || other !== text);
    return isAlone ? text : `${toUtcDate(ms)}, ${toUtcSecond(ms)} UTC`;
  });
}
