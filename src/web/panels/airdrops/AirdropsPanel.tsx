import { messages, retryWait } from '../../../contracts/messages.ts';
import { starterListName } from '../../../contracts/airdrops.ts';
import type { Feed, FeedState } from '../../../contracts/feed.ts';
import { airdropsPanelCopy as copy } from '../../copy/panels/airdrops.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { markFigures } from '../../feeds/mark-figures.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadAirdrops } from '../../api/market.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toCount } from '../../../lib/number-format.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { AirdropList } from './AirdropList.tsx';
import { parseAirdrops, type AirdropTable } from './parse-airdrops.ts';
import styles from './AirdropsPanel.module.css';

const failure = { message: messages.loadingFailed, wait: retryWait };

export function AirdropsPanel() {
  const status = useFeed({ key: ['airdrops'], load: loadTable });
  return (
    <FeedPanel title={copy.title} status={status} skeleton={<AirdropsSkeleton />} failure={failure}>
      {({ airdrops, skipped }, { source, state }) => (
        <>
          <AirdropNotes about={toNote(source, state)} skipped={skipped} />
          <AirdropList airdrops={airdrops} caption={markFigures(state, copy.caption)} />
        </>
      )}
    </FeedPanel>
  );
}

/** An invalid file counts as a failed call. */
async function loadTable(cancel: { readonly signal: AbortSignal }): Promise<Feed<AirdropTable>> {
  const feed = await loadAirdrops(cancel);
  const { value, ...origin } = requirePart(feed, parseAirdrops, 'Reading the airdrops');
  // The server skips rows of the source's file, this page rows of the server's file.
  return { ...origin, value: { ...value, skipped: value.skipped + (feed.skipped ?? 0) } };
}

function toNote(source: string, state: FeedState): string | undefined {
  if (state === 'sample') return copy.sample;
  return source === starterListName ? copy.starter : undefined;
}

interface AirdropNotesProps {
  readonly about: string | undefined;
  readonly skipped: number;
}

function AirdropNotes({ about, skipped }: AirdropNotesProps) {
  if (about === undefined && skipped === 0) return null;
  return (
    <ul className={styles.notes}>
      {about !== undefined && (
        <li className={styles.note}>
          <Icon name="info" />
          {about}
        </li>
      )}
      {skipped > 0 && (
        <li className={styles.note}>
          <Icon name="alert" />
          {toSkipped(skipped)}
        </li>
      )}
    </ul>
  );
}

function toSkipped(rows: number): string {
  return rows === 1 ? copy.oneSkipped : copy.skipped(toCount(rows));
}

const skeletonWidths = [78, 64, 86, 70, 58, 82] as const;

function AirdropsSkeleton() {
  return (
    <div className={styles.rows}>
      {skeletonWidths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={`${width}%`} height={14} />
          <Skeleton width="60%" />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
