import { Link } from 'react-router-dom';
import { noAnswer } from '../../../engine/result-value.ts';
import { resultSections } from '../../../engine/results.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { homeCopy } from '../../copy/home.ts';
import { toDecisionPath } from '../../research/lists/analysis-path.ts';
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
}

export function CoinAside({ id, decision }: CoinAsideProps) {
  return (
    <>
      {decision && <DecisionPanel id={id} decision={decision} />}
      <ChangedPanel id={id} />
    </>
  );
}

interface DecisionPanelProps extends Pick<CoinAsideProps, 'id'> {
  readonly decision: Decision;
}

function DecisionPanel({ id: coin, decision: { compiled, record } }: DecisionPanelProps) {
  const rows = resultSections(compiled, record).flatMap((section) => section.rows);
  const answered = rows.flatMap((row) =>
    row.kind === 'text' && row.text !== noAnswer ? [{ id: row.id, title: row.title, text: row.text }] : [],
  );
  return (
    <Panel
      title={copy.decision}
      actions={
        <Link className={toButtonClass({ variant: 'ghost' })} to={toDecisionPath(coin)}>
          {copy.openDecision}
        </Link>
      }
    >
      <dl className={styles.decided}>
        {answered.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The changed answers; absent without changes, and after a failure, which home reports. */
function ChangedPanel({ id }: Pick<CoinAsideProps, 'id'>) {
  const { data: desk } = useDailyDesk();
  const coin = desk?.changed.find((one) => one.coin === id);
  if (!coin || listChanges(coin).length === 0) return null;
  return (
    <Panel title={homeCopy.changedTitle}>
      <ul className={styles.decided}>
        {listChanges(coin).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li className={styles.origin}>{toOrigin(coin)}</li>
      </ul>
    </Panel>
  );
}
