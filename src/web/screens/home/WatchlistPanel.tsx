import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pages, toCoinPath } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { watchlistCopy } from '../../copy/research/watchlist.ts';
import { coinPageCopy } from '../../copy/research/coin-page.ts';
import { findAbout } from '../../analyses/analyses-about.ts';
import { findDecision, type DecisionsState } from '../../analyses/use-decisions.ts';
import { AddCoins } from '../../panels/watchlist/AddCoins.tsx';
import { useWatchlist } from '../../panels/watchlist/use-watchlist.ts';
import { WatchButton } from '../../panels/watchlist/WatchButton.tsx';
import type { Analysis } from '../../records/load-analyses.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toSpokenUtcDay } from '../../ui/text/moments.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import styles from './Desk.module.css';

interface WatchlistPanelProps {
  /** The member's analyses of coins, saved last first. */
  readonly analyses: readonly Analysis[];
  readonly decisions: DecisionsState;
}

/** The watched coins with state of research, decision and last look. */
export function WatchlistPanel({ analyses, decisions }: WatchlistPanelProps) {
  const state = useWatchlist();
  const now = useClock();
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={copy.watchlistTitle}
      busy={state.kind === 'loading'}
      actions={
        <Button variant="ghost" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {watchlistCopy.add}
        </Button>
      }
    >
      {state.kind === 'failed' && <Failed title={copy.watchlistFailed} retry={{ onRetry: state.retry }} />}
      {state.kind === 'ready' && state.watchlist.length === 0 && (
        <p className={styles.note}>
          {copy.watchlistNone} <Link to={pages.coinEvaluation.path}>{copy.watchlistAction}</Link>
        </p>
      )}
      {state.kind === 'ready' && (
        <ul className={styles.rows}>
          {state.watchlist.map(({ id, name }) => (
            <li className={styles.row} key={id}>
              <span className={styles.words}>
                <Link className={styles.name} to={toCoinPath(id)}>
                  {name}
                </Link>{' '}
                <span className={styles.about}>{describe({ id, name }, { analyses, decisions }, now)}</span>
              </span>
              <WatchButton id={id} name={name} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddCoins />}
    </Panel>
  );
}

function describe(coin: Subject, { analyses, decisions }: WatchlistPanelProps, now: number): string {
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
    lastLook === undefined ? undefined : copy.lastLook(toSpokenUtcDay(lastLook, now)),
  ]
    .filter((text) => text !== undefined)
    .join(' · ');
}
