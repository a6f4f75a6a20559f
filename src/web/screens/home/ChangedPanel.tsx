import { Link } from 'react-router-dom';
import type { Desk } from '../../../contracts/desk.ts';
import { toCoinPath } from '../../../contracts/pages.ts';
import { listChanges, toOrigin } from '../../research/lists/changed-text.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './Desk.module.css';

interface ChangedPanelProps {
  /** Undefined: unknown. */
  readonly desk: Desk | undefined;
}

export function ChangedPanel({ desk }: ChangedPanelProps) {
  const changed = (desk?.changed ?? []).filter((coin) => listChanges(coin).length > 0);
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
