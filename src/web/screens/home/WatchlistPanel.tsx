import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { feedCopy } from '../../copy/ui.ts';
import { watchlistCopy } from '../../copy/research/watchlist.ts';
import type { useSoonestEvents } from '../../panels/events/use-events.ts';
import { AddCoins } from '../../panels/watchlist/AddCoins.tsx';
import type { useWatchlist } from '../../panels/watchlist/use-watchlist.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { toWatchRow, type KnownOfCoins } from './watch-rows.ts';
import { PriceOrigin } from './WatchedPrice.tsx';
import { WatchlistTable } from './WatchlistTable.tsx';
import styles from './Desk.module.css';

interface WatchlistPanelProps extends Pick<KnownOfCoins, 'lists'> {
  readonly watchlist: ReturnType<typeof useWatchlist>;
  readonly events: ReturnType<typeof useSoonestEvents>;
}

export function WatchlistPanel({ lists, events, watchlist: query }: WatchlistPanelProps) {
  const { data: watchlist = [], isSuccess, isPending, isLoadingError, refetch } = query;
  const now = useClock();
  const [isAdding, setAdding] = useState(false);
  const rows = watchlist.map((coin) => toWatchRow(coin, { lists, events: events?.value }, now));
  const [shared] = watchlist.flatMap(({ price }) => price ?? []);
  const hasSpecialEvents = events !== undefined && events.state !== 'live' && rows.some(({ next }) => next);
  return (
    <Panel
      title={copy.watchlistTitle}
      busy={isPending}
      actions={
        <>
          <span className={styles.origins}>
            {shared && <PriceOrigin {...shared} />}{' '}
            {hasSpecialEvents && (
              <span className={styles.about}>{copy.eventsAre(feedCopy[events.state])}</span>
            )}
          </span>
          <Button variant="ghost" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {watchlistCopy.add}
          </Button>
        </>
      }
    >
      {isLoadingError && <Failed title={copy.watchlistFailed} retry={{ onRetry: () => void refetch() }} />}
      {isAdding && <AddCoins />}
      {isSuccess && rows.length === 0 && (
        <p className={styles.note}>
          {copy.watchlistNone} <Link to={pages.coinEvaluation.path}>{copy.watchlistAction}</Link>
        </p>
      )}
      {rows.length > 0 && <WatchlistTable rows={rows} shared={shared} />}
    </Panel>
  );
}
