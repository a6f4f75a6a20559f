import { useState } from 'react';
import { coinIconFolder, coinIconSymbols } from './coin-icon-table.ts';
import styles from './CoinIcon.module.css';

interface CoinIconProps {
  readonly symbol: string;
  /** In px; never above 36. */
  readonly size?: 20 | 28 | 36;
}

/** Decorative: the coin's name is always beside it. */
export function CoinIcon({ symbol, size = 20 }: CoinIconProps) {
  const [broken, setBroken] = useState<string>();
  const key = symbol.toLowerCase();
  const box = { width: size, height: size };
  if (!coinIconSymbols.has(key) || broken === key) {
    return (
      <span className={styles.badge} style={{ ...box, fontSize: size * 0.46 }} aria-hidden="true">
        {(Array.from(symbol)[0] ?? '?').toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={`${coinIconFolder}/${key}.svg`}
      alt=""
      {...box}
      onError={() => setBroken(key)}
    />
  );
}
