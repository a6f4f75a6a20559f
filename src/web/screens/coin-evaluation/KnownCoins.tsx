import { knownCoins } from '../../../contracts/known-coins.ts';
import { coinEvaluationCopy as copy } from '../../copy/research/coin-evaluation.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import styles from './KnownCoins.module.css';

const shown = ['btc', 'eth', 'sol', 'ada', 'dot', 'uni'] as const;

export function KnownCoins({ onChoose }: { readonly onChoose: (name: string, id: string) => void }) {
  return (
    <ul className={styles.coins} aria-label={copy.knownTitle}>
      {shown.map((symbol) => {
        const { id, name } = knownCoins[symbol];
        return (
          <li key={id}>
            <button type="button" className={styles.coin} onClick={() => onChoose(name, id)}>
              <CoinIcon symbol={symbol} />
              <span>{name}</span> <span className={styles.symbol}>{symbol.toUpperCase()}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
