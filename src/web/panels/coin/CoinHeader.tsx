import type { ReactNode } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { useReportChoice } from '../../feeds/page-choice.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toSummary } from './coin-text.ts';
import { useCoin, useFoundCoin } from './use-coin.ts';
import styles from './CoinHeader.module.css';

interface CoinHeaderProps {
  /** The searched coin, or the typed name or symbol (not blank). */
  readonly wanted: Subject;
  readonly progress?: ReactNode;
  readonly toName?: (coin: Coin) => ReactNode;
  readonly toActions?: (coin: Coin) => ReactNode;
}

export function CoinHeader({ wanted, progress, toName, toActions }: CoinHeaderProps) {
  const state = useCoin(wanted);
  useReportChoice('coin', useFoundCoin(wanted));
  const coin = state.kind === 'ready' ? state.feed.value : undefined;
  return (
    <Panel label={copy.label} className={styles.header}>
      <div className={styles.coin}>
        <CoinIcon symbol={coin?.ticker ?? wanted.name} size={36} />
        <div className={styles.text}>
          <h2 className={styles.name}>
            {coin ? (toName?.(coin) ?? coin.name) : wanted.name}{' '}
            {coin && <span className={styles.symbol}>{coin.ticker}</span>}
          </h2>
          <p className={styles.summary}>
            {state.kind === 'loading' ? <Skeleton width={112} /> : coin && toSummary(coin)}
          </p>
        </div>
        {coin && toActions && <div className={styles.actions}>{toActions(coin)}</div>}
      </div>
      {progress && <div>{progress}</div>}
    </Panel>
  );
}
