import { lowMarketCap, type Coin } from '../../../contracts/coin-data.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toDollarWords } from './coin-text.ts';
import styles from './LowMarketCap.module.css';

/** Warns of a coin that is known to be small. */
export function LowMarketCap({ coin: { market_cap_usd: cap } }: { readonly coin: Coin }) {
  if (cap === null || cap >= lowMarketCap) return null;
  return (
    <p className={styles.warning}>
      <Icon name="alert" />
      <span>
        <strong className={styles.title}>Low market cap:</strong> {toDollarWords(cap)}, under{' '}
        {toDollarWords(lowMarketCap)}. A few large orders can move the price sharply.
      </span>
    </p>
  );
}
