import type { FeedOrigin } from '../../../contracts/feed.ts';
import { tickerCoins, type TickerCoin, type TickerQuote } from '../../../contracts/ticker.ts';
import { tickerPanelCopy as copy } from '../../copy/panels/ticker.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadTicker } from '../../api/market.ts';
import { CoinIcon } from '../../feeds/CoinIcon.tsx';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import { Change } from './Change.tsx';
import styles from './Movers.module.css';

export function Movers() {
  const movers = [useMover('btc'), useMover('eth'), useMover('sol'), useMover('bnb')];
  const origins = movers.flatMap(({ status }) => (status.kind === 'ready' ? [status.feed] : []));
  const oldest = origins.toSorted((one, other) => (one.asOf < other.asOf ? -1 : 1))[0];
  return (
    <Panel title={copy.movers} actions={oldest && <FeedAge {...oldest} />}>
      <ul className={styles.movers}>
        {movers.map((mover) => (
          <li key={mover.coin}>
            <Row {...mover} isApart={!!oldest && isOther(mover.status, oldest.state)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface Mover {
  readonly coin: TickerCoin;
  readonly status: FeedStatus<TickerQuote>;
}

function useMover(coin: TickerCoin): Mover {
  const status = useFeed({
    key: ['ticker', coin],
    load: async (cancel) =>
      requirePart(
        await loadTicker(coin, cancel),
        ({ data }) => data[String(tickerCoins[coin])],
        `Coin price of ${coin}`,
      ),
  });
  return { coin, status };
}

function isOther(status: FeedStatus<TickerQuote>, state: FeedOrigin['state']): boolean {
  return status.kind === 'ready' && status.feed.state !== state;
}

function Row({ coin, status, isApart }: Mover & { readonly isApart: boolean }) {
  return (
    <div className={styles.mover}>
      <CoinIcon symbol={coin} />
      <span className={styles.symbol}>{coin.toUpperCase()}</span>
      {status.kind === 'loading' && <Skeleton width={120} />}
      {status.kind === 'failed' && <span className={styles.failed}>{copy.notLoaded}</span>}
      {status.kind === 'ready' && (
        <>
          <span className={styles.price}>{toPrice(status.feed.value.quotes.USD.price)}</span>
          <Change percent={status.feed.value.quotes.USD.percentage_change_24h} none={copy.noChange} />
          {isApart && <FeedAge {...status.feed} />}
        </>
      )}
    </div>
  );
}
