import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pages, toCoinPath } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { WatchedPrice as Price, Watchlist } from '../../../contracts/watchlist.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { watchlistCopy } from '../../copy/research/watchlist.ts';
import { coinPageCopy } from '../../copy/research/coin-page.ts';
import { findAbout } from '../../research/lists/analyses-about.ts';
import { findDecision } from '../../research/lists/use-decisions.ts';
import { describeNextEvent } from '../../panels/events/next-event.ts';
import { useSoonestEvents } from '../../panels/events/use-events.ts';
import { AddCoins } from '../../panels/watchlist/AddCoins.tsx';
import { useWatchlist } from '../../panels/watchlist/use-watchlist.ts';
import { WatchButton } from '../../panels/watchlist/WatchButton.tsx';
import type { Analysis } from '../../research/record/load-analyses.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toShortUtcDate, toSpokenUtcDay } from '../../ui/text/moments.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { PriceOrigin, WatchedPrice } from './WatchedPrice.tsx';
import styles from './Desk.module.css';

interface WatchlistPanelProps {
  /** Analyses of coins, saved last first. */
  readonly analyses: readonly Analysis[];
  /** Undefined: unknown. */
  readonly decisions: readonly Decision[] | undefined;
}

export function WatchlistPanel({ analyses, decisions }: WatchlistPanelProps) {
  const { data: watchlist, isPending, isLoadingError, refetch } = useWatchlist();
  const now = useClock();
  const events = useSoonestEvents(watchlist !== undefined && watchlist.length > 0);
  const [isAdding, setAdding] = useState(false);
  const shared = watchlist && findShared(watchlist);
  return (
    <Panel
      title={copy.watchlistTitle}
      busy={isPending}
      actions={
        <>
          {shared && <PriceOrigin {...shared} />}
          <Button variant="ghost" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {watchlistCopy.add}
          </Button>
        </>
      }
    >
      {isLoadingError && <Failed title={copy.watchlistFailed} retry={{ onRetry: () => void refetch() }} />}
      {watchlist?.length === 0 && (
        <p className={styles.note}>
          {copy.watchlistNone} <Link to={pages.coinEvaluation.path}>{copy.watchlistAction}</Link>
        </p>
      )}
      {watchlist && (
        <ul className={styles.rows}>
          {watchlist.map(({ id, name, price }) => (
            <li className={styles.row} key={id}>
              <span className={styles.words}>
                <Link className={styles.name} to={toCoinPath(id)}>
                  {name}
                </Link>{' '}
                <span className={styles.about}>
                  {describe({ id, name }, { analyses, decisions, events }, now)}
                </span>
              </span>
              <WatchedPrice price={price} isApart={price !== undefined && isApart(price, shared)} />
              <WatchButton id={id} name={name} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddCoins />}
    </Panel>
  );
}

/** The header shows the first price's origin for all. */
function findShared(watchlist: Watchlist): Price | undefined {
  return watchlist.flatMap(({ price }) => price ?? [])[0];
}

function isApart(price: Price, shared: Price | undefined): boolean {
  return (
    price.source !== shared?.source ||
    price.state !== shared.state ||
    toShortUtcDate(price.as_of) !== toShortUtcDate(shared.as_of)
  );
}

interface Known extends WatchlistPanelProps {
  readonly events: ReturnType<typeof useSoonestEvents>;
}

function describe(coin: Subject, { analyses, decisions, events }: Known, now: number): string {
  const { own, finished, unfinished } = findAbout(analyses, coin);
  const decision = findDecision(decisions, coin);
  const state = finished
    ? coinPageCopy.finished(toSpokenUtcDay(finished.savedAt, now))
    : unfinished
      ? coinPageCopy.begun(unfinished.sections, unfinished.askedSections)
      : copy.notResearched;
  const [lastLook] = [own[0]?.savedAt, decision?.record.savedAt]
    .filter((moment) => moment !== undefined)
    .toSorted()
    .toReversed();
  return [
    state,
    decision?.summary.words,
    describeNextEvent(events, coin, now),
    lastLook === undefined ? undefined : copy.lastLook(toSpokenUtcDay(lastLook, now)),
  ]
    .filter((text) => text !== undefined)
    .join(' · ');
}
