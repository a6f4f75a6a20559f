import type { TickerQuote } from '../../../contracts/ticker.ts';
import { tickerPanelCopy as copy } from '../../copy/panels/ticker.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { UtcMoment } from '../../ui/text/UtcMoment.tsx';
import { toPrice, toWhole } from '../../ui/text/amounts.ts';
import { toMs } from '../../ui/text/moments.ts';
import { Change } from './Change.tsx';
import styles from './TickerFigures.module.css';

export function TickerFigures({ quote }: { readonly quote: TickerQuote }) {
  const { name, symbol, last_updated: updated } = quote;
  const { USD: dollars } = quote.quotes;
  return (
    <>
      <div className={styles.quote}>
        <div className={styles.coin}>
          <CoinIcon symbol={symbol} size={36} />
          <dl className={styles.price}>
            <dt>{name} price</dt>
            <dd>{toPrice(dollars.price)}</dd>
          </dl>
        </div>
        <dl className={styles.changes}>
          <div>
            <dt>1h</dt>
            <dd>
              <Change percent={dollars.percentage_change_1h} />
            </dd>
          </div>
          <div>
            <dt>24h</dt>
            <dd>
              <Change percent={dollars.percentage_change_24h} />
            </dd>
          </div>
          <div>
            <dt>7d</dt>
            <dd>
              <Change percent={dollars.percentage_change_7d} />
            </dd>
          </div>
        </dl>
      </div>
      <dl className={styles.supplies}>
        <Supply term={copy.maxSupply} coins={quote.max_supply} symbol={symbol} none={copy.noMaximum} />
        <Supply term={copy.totalSupply} coins={quote.total_supply} symbol={symbol} none={copy.unknown} />
        <Supply
          term={copy.circulatingSupply}
          coins={quote.circulating_supply}
          symbol={symbol}
          none={copy.unknown}
        />
      </dl>
      <p className={styles.note}>
        Price of <UtcMoment time={toMs(updated)} />
      </p>
    </>
  );
}

interface SupplyProps {
  readonly term: string;
  readonly coins: number | null;
  readonly symbol: string;
  readonly none: string;
}

function Supply({ term, coins, symbol, none }: SupplyProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{coins === null ? none : `${toWhole(coins)} ${symbol}`}</dd>
    </div>
  );
}
