import { messages, retryWait } from '../../../contracts/messages.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { airdropsPanelCopy as copy } from '../../copy/panels/airdrops.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { markFigures } from '../../feeds/mark-figures.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadAirdrops } from '../../api/market.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
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
    <FeedPanel
      title={copy.title}
      status={status}
      skeleton={<AirdropsSkeleton />}
      missing={<Blank title={copy.notSetUp}>{copy.notSetUpHint}</Blank>}
      failure={failure}
    >
      {({ airdrops, skipped }, { state }) => (
        <>
          <AirdropNotes isSample={state === 'sample'} skipped={skipped} />
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

interface AirdropNotesProps {
  readonly isSample: boolean;
  readonly skipped: number;
}

function AirdropNotes({ isSample, skipped }: AirdropNotesProps) {
  if (!isSample && skipped === 0) return null;
  return (
    <ul className={styles.notes}>
      {isSample && (
        <li className={styles.note}>
          <Icon name="info" />
          {copy.sample}
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
