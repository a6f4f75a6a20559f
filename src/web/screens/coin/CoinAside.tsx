import { Link } from 'react-router-dom';
import type { DueAlert } from '../../../contracts/desk.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { homeCopy } from '../../copy/home.ts';
import { toDecisionPath } from '../../research/lists/analysis-path.ts';
import { Decided } from '../../research/decision/Decided.tsx';
import { listChanges, toOrigin } from '../../research/lists/changed-text.ts';
import { useDailyDesk } from '../../panels/watchlist/use-daily-desk.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import styles from './CoinScreen.module.css';

interface CoinAsideProps {
  /** The coin's id at its source. */
  readonly id: string;
  readonly decision: Decision | undefined;
  readonly due: DueAlert | undefined;
}

export function CoinAside({ id, decision, due }: CoinAsideProps) {
  return (
    <>
      {decision && (
        <Decided
          decision={decision}
          due={due?.record === decision.record.id ? due : undefined}
          actions={
            <Link className={toButtonClass({ variant: 'ghost' })} to={toDecisionPath(id)}>
              {copy.openDecision}
            </Link>
          }
        />
      )}
      <ChangedPanel id={id} />
    </>
  );
}

/** The changed answers; absent without changes, and after a failure, which home reports. */
function ChangedPanel({ id }: Pick<CoinAsideProps, 'id'>) {
  const { data: desk } = useDailyDesk();
  const coin = desk?.changed.find((one) => one.coin === id);
  const changes = desk && coin ? listChanges(coin, desk.alerts) : [];
  if (!coin || changes.length === 0) return null;
  return (
    <Panel title={homeCopy.changedTitle}>
      <ul className={styles.decided}>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li className={styles.origin}>{toOrigin(coin)}</li>
      </ul>
    </Panel>
  );
}
