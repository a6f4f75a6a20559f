import { Link } from 'react-router-dom';
import type { DueAlert } from '../../../contracts/desk.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { homeCopy } from '../../copy/home.ts';
import { toDecisionPath } from '../../research/lists/analysis-path.ts';
import { Decided } from '../../research/decision/Decided.tsx';
import { EarlierDecisions } from '../../research/decision/EarlierDecisions.tsx';
import { Figures } from '../../research/decision/Figures.tsx';
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
  /** The conditions of decisions that are met or cannot be read; undefined: not known. */
  readonly alerts: readonly DueAlert[] | undefined;
}

export function CoinAside(props: CoinAsideProps) {
  return (
    <>
      <OwnDecision {...props} />
      <ChangedPanel id={props.id} />
    </>
  );
}

/** What the member decided, and a link to change it. */
export function OwnDecision({ id, decision, alerts }: CoinAsideProps) {
  if (!decision) return null;
  const isDue = alerts?.some(({ record }) => record === decision.record.id) === true;
  return (
    <Decided
      decision={decision}
      due={alerts}
      actions={
        <Link className={toButtonClass({ variant: isDue ? 'secondary' : 'ghost' })} to={toDecisionPath(id)}>
          {copy.openDecision}
        </Link>
      }
    />
  );
}

/** Beside a decision that is due: what was true then and is now, and what was decided before. */
export function DueAside({ decision }: { readonly decision: Decision }) {
  return (
    <>
      <Figures decision={decision} />
      <EarlierDecisions decision={decision} />
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
      <ul className={styles.changes}>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li className={styles.origin}>{toOrigin(coin)}</li>
      </ul>
    </Panel>
  );
}
