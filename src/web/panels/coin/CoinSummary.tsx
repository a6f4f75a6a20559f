import type { Coin } from '../../../contracts/coin-data.ts';
import { CoinIcon } from '../../feeds/CoinIcon.tsx';
import { toSummary } from './coin-text.ts';
import styles from './CoinSummary.module.css';

export function CoinSummary({ coin }: { readonly coin: Coin }) {
  return (
    <span className={styles.summary}>
      <CoinIcon symbol={coin.ticker} />
      {`${coin.ticker} · ${toSummary(coin)}`}
    </span>
  );
}
