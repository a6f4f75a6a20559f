import { CoinIcon } from '../ui/icons/CoinIcon.tsx';
import styles from './CoinPicker.module.css';

interface CoinPickerProps<Coin extends string> {
  readonly label: string;
  /** Symbols, in display order; shown in upper case. */
  readonly coins: readonly Coin[];
  readonly value: Coin | undefined;
  readonly onChange: (coin: Coin) => void;
}

export function CoinPicker<Coin extends string>({ label, coins, value, onChange }: CoinPickerProps<Coin>) {
  return (
    <fieldset className={styles.coins} aria-label={label}>
      {coins.map((coin) => (
        <button
          key={coin}
          type="button"
          className={styles.coin}
          aria-pressed={coin === value}
          onClick={() => onChange(coin)}
        >
          <CoinIcon symbol={coin} />
          {coin.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
