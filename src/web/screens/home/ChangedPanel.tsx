import { Link } from 'react-router-dom';
import type { Desk } from '../../../contracts/desk.ts';
import { toCoinPath } from '../../../contracts/pages.ts';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { countTurned, listChanges, toOrigin } from '../../research/lists/changed-text.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './ChangedPanel.module.css';

interface ChangedPanelProps {
  /** Undefined: unknown. */
  readonly desk: Desk | undefined;
}

export function ChangedPanel({ desk }: ChangedPanelProps) {
  const { changed: all, alerts } = desk ?? { changed: [], alerts: [] };
  const changed = all.filter((coin) => listChanges(coin, alerts).length > 0);
  if (changed.length === 0) return null;
  return (
    <Panel title={copy.changedTitle}>
      <ul>
        {changed.map((coin) => (
          <li className={styles.coin} key={coin.coin}>
            <span className={styles.name}>
              <CoinIcon symbol={findCoinSymbol({ id: coin.coin, name: coin.name }) ?? coin.name} />
              <Link className={styles.link} to={toCoinPath(coin.coin)}>
                {coin.name}
              </Link>
            </span>
            <ul className={styles.changes}>
              {listChanges(coin, alerts).map((text) => (
                <li key={text}>{text}</li>
              ))}
              <li className={styles.origin}>{toOrigin(coin)}</li>
            </ul>
            {countTurned(coin) > 0 && <Chip tone="info">{copy.differently(countTurned(coin))}</Chip>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
