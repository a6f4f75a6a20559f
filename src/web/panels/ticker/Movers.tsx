import { tickerCoins, type TickerCoin } from '../../../contracts/ticker.ts';
import { tickerPanelCopy as copy } from '../../copy/panels.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { loadTicker } from '../../api/market.ts';
import { CoinIcon } from '../../feeds/CoinIcon.tsx';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { useFeed } from '../../feeds/use-feed.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import { Change } from './Change.tsx';
import styles from './Movers.module.css';

const shown = ['btc', 'eth', 'sol', 'bnb'] as const satisfies readonly TickerCoin[];

/** The prices of a few coins with their change of a day; one that fails takes no other with it. */
export function Movers() {
  return (
    <Panel title={copy.movers}>
      <ul className={styles.movers}>
        {shown.map((coin) => (
          <li key={coin}>
            <Mover coin={coin} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Mover({ coin }: { readonly coin: TickerCoin }) {
  const status = useFeed({
    key: ['ticker', coin],
    load: async (cancel) =>
      requirePart(
        await loadTicker(coin, cancel),
        ({ data }) => data[String(tickerCoins[coin])],
        `Coin price of ${coin}`,
      ),
  });
  const quote = status.kind === 'ready' ? status.feed.value : undefined;
  return (
    <div className={styles.mover}>
      <CoinIcon symbol={coin} />
      <span className={styles.symbol}>{coin.toUpperCase()}</span>
      {status.kind === 'loading' && <Skeleton width={120} />}
      {status.kind === 'failed' && <span className={styles.failed}>{copy.notLoaded}</span>}
      {quote && status.kind === 'ready' && (
        <>
          <span className={styles.price}>{toPrice(quote.quotes.USD.price)}</span>
          <Change percent={quote.quotes.USD.percentage_change_24h} />
          <FeedAge source={status.feed.source} asOf={status.feed.asOf} state={status.feed.state} />
        </>
      )}
    </div>
  );
}
