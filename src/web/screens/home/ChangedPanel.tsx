import { Link } from 'react-router-dom';
import { toCoinPath } from '../../../contracts/pages.ts';
import { listChanges, toOrigin } from '../../research/lists/changed-text.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import type { DailyDeskState } from '../../panels/watchlist/use-daily-desk.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './Desk.module.css';

export function ChangedPanel({ daily }: { readonly daily: DailyDeskState }) {
  const all = daily.kind === 'ready' ? daily.desk.changed : [];
  const changed = all.filter((coin) => listChanges(coin).length > 0);
  if (changed.length === 0) return null;
  return (
    <Panel title={copy.changedTitle}>
      <ul className={styles.rows}>
        {changed.map((coin) => (
          <li className={styles.row} key={coin.coin}>
            <span className={styles.words}>
              <Link className={styles.name} to={toCoinPath(coin.coin)}>
                {coin.name}
              </Link>{' '}
              {listChanges(coin).map((text) => (
                <span key={text}>{text} </span>
              ))}
              <span className={styles.about}>{toOrigin(coin)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
