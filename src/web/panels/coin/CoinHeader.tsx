import type { ReactNode } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinPanelCopy as copy } from '../../copy/panels.ts';
import { CoinIcon } from '../../feeds/CoinIcon.tsx';
import { useTellChoice } from '../../feeds/page-choice.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toSummary } from './coin-text.ts';
import { useCoin, useFoundCoin } from './use-coin.ts';
import styles from './CoinHeader.module.css';

interface CoinHeaderProps {
  /** The searched coin, or the typed name or symbol (not blank). */
  readonly wanted: Subject;
  /** Progress of the evaluation, at the right. */
  readonly progress?: ReactNode;
  /** The found coin's name, such as a link; absent: its text. */
  readonly toName?: (coin: Coin) => ReactNode;
  /** Actions on the found coin, behind its name. */
  readonly toActions?: (coin: Coin) => ReactNode;
}

/** The bar above the evaluation that names its coin. */
export function CoinHeader({ wanted, progress, toName, toActions }: CoinHeaderProps) {
  const state = useCoin(wanted);
  useTellChoice('coin', useFoundCoin(wanted));
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
      {progress && <div className={styles.progress}>{progress}</div>}
    </Panel>
  );
}
