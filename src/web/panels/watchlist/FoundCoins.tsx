import type { CoinHits } from '../../../contracts/coin-data.ts';
import { toFirst } from '../../../lib/to-first.ts';
import { uniqueBy } from '../../../lib/unique-by.ts';
import { watchlistCopy as copy } from '../../copy/research/watchlist.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { RunNews, type RunWords } from '../../ui/run/RunNews.tsx';
import type { Found } from './find-coins.ts';
import { useWatchAll, useWatchlist } from './use-watchlist.ts';
import { WatchButton } from './WatchButton.tsx';
import styles from './AddCoins.module.css';

interface FoundCoinsProps {
  readonly found: readonly Found[];
  /** What was not searched, as written. */
  readonly left: readonly string[];
  readonly busy: boolean;
  readonly onRepeat: () => void;
}

/** Most names in a line of what was not found. */
const mostNames = 20;

export function FoundCoins({ found, left, busy, onRepeat }: FoundCoinsProps) {
  const rows = toRows(found);
  const toTyped = (kind: Found['kind']) => found.flatMap((one) => (one.kind === kind ? one.typed : []));
  const none = toTyped('none');
  const failed = toTyped('failed');
  if (found.length + left.length === 0) return null;
  return (
    <>
      {!busy && <WatchAll coins={rows.flatMap(({ best }) => best ?? [])} />}
      <ul className={styles.matches}>
        {rows.map(({ typed, isExact, coins }) =>
          coins.map(({ id, name, symbol, rank }) => (
            <li key={id} className={styles.match}>
              <span>
                {`${typed}: ${name} (${symbol})`}
                {coins.length > 1 && `, ${copy.rank(rank)}`}
                {!isExact && `, ${copy.closest}`}
              </span>
              <WatchButton id={id} name={name} look="star" />
            </li>
          )),
        )}
        {none.length > 0 && <li>{copy.notFound(none.length, toFirst(none, mostNames))}</li>}
        {left.length > 0 && <li>{copy.notSearched(left.length, toFirst(left, mostNames))}</li>}
        {failed.length > 0 && (
          <li className={styles.match}>
            <Message tone="error">{copy.searchFailed(failed.length, toFirst(failed, mostNames))}</Message>
            <Button disabled={busy} onClick={onRepeat}>
              {copy.searchAgain}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

interface FoundRow {
  readonly typed: string;
  readonly isExact: boolean;
  readonly coins: CoinHits;
  /** The coin that the name most likely means; none for a guess. */
  readonly best: CoinHits[number] | undefined;
}

/** Each coin once: 'Bitcoin' and 'BTC' are one. */
function toRows(found: readonly Found[]): readonly FoundRow[] {
  const shown = new Set<string>();
  return found.flatMap((one) => {
    if (one.kind !== 'found') return [];
    const { typed, isExact } = one;
    const [best] = one.coins.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
    const coins = one.coins.filter(({ id }) => !shown.has(id));
    for (const { id } of coins) shown.add(id);
    return coins.length > 0 ? { typed, isExact, coins, best: isExact ? best : undefined } : [];
  });
}

const words: RunWords = { running: copy.watching, stopped: copy.watchStopped };

function WatchAll({ coins }: { readonly coins: CoinHits }) {
  const { data: watchlist } = useWatchlist();
  const { state: run, start, clear } = useWatchAll();
  if (!watchlist) return null;
  const isWatched = (id: string) => watchlist.some((coin) => coin.id === id);
  const wanted = uniqueBy(coins, ({ id }) => id).filter(({ id }) => !isWatched(id));
  return (
    <div className={styles.all}>
      {wanted.length > 0 && (
        <Button variant="primary" busy={run.kind === 'running'} onClick={() => void start(wanted)}>
          {copy.watchAll(wanted.length)}
        </Button>
      )}
      {run.kind === 'done' ? (
        <Message tone={run.result.isFull ? 'error' : 'ok'}>
          {copy.watchedAll(run.result.added)} {run.result.isFull && copy.full}
        </Message>
      ) : (
        <RunNews state={run} words={words} onClear={clear} />
      )}
    </div>
  );
}
