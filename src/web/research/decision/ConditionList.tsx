import type { CoinFact } from '../../../contracts/coin-facts.ts';
import { toDayValueKind } from '../../../contracts/day-values.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import { isPast, toFigure, type NumberedAlert } from '../../../engine/alert.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { coinFactsCopy } from '../../copy/panels/coin-facts.ts';
import { conditionsCopy as copy } from '../../copy/research/conditions.ts';
import { FeedTime } from '../../feeds/FeedAge.tsx';
import { SourceNames } from '../../feeds/SourceNames.tsx';
import { FactValueText } from '../../panels/coin/FactValueText.tsx';
import { SampleBadge } from '../../ui/blocks/SampleBadge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import { toNumberText } from '../lists/day-value-text.ts';
import type { Decision } from '../record/load-decisions.ts';
import { useCurrentFacts } from '../results/KeptFacts.tsx';
import { toFactId } from './condition-tables.tsx';
import { isDueOf } from './ended-alerts.ts';
import styles from './conditions.module.css';

interface ConditionListProps {
  readonly decision: Decision;
  readonly alerts: readonly NumberedAlert[];
  /** Those that are met or cannot be read; undefined: not known. */
  readonly due: readonly DueAlert[] | undefined;
}

/** Each condition of a decision with what became of it. */
export function ConditionList({ decision: { compiled, record, subject }, alerts, due }: ConditionListProps) {
  const facts = useCurrentFacts(compiled, subject);
  const symbol = findCoinSymbol(record.subject) ?? '';
  const own = due?.filter((one) => one.record === record.id);
  return (
    <ul className={styles.conditions}>
      {alerts.map((alert) => (
        <Condition
          key={alert.number}
          alert={alert}
          due={own && { alert: own.find((one) => isDueOf(one, alert)) }}
          now={facts?.find(({ id }) => id === toFactId(alert.fact))}
          symbol={symbol}
        />
      ))}
    </ul>
  );
}

interface ConditionProps {
  readonly alert: NumberedAlert;
  /** Undefined: not known. */
  readonly due: { readonly alert: DueAlert | undefined } | undefined;
  readonly now: CoinFact | undefined;
  readonly symbol: string;
}

function Condition({ alert, due, now, symbol }: ConditionProps) {
  const today = useToday();
  const { title, unit } = toDayValueKind(alert.fact);
  const { met, unread_since: unread } = due?.alert ?? {};
  const isOver = alert.until < today;
  return (
    <li className={classNames(styles.condition, met && styles.met, unread !== undefined && styles.unread)}>
      <span className={styles.mark} aria-hidden="true">
        {met ? (
          <Icon name="check" size="sm" />
        ) : unread === undefined ? (
          <i className={styles.ring} />
        ) : (
          <Icon name="alert" size="sm" />
        )}
      </span>
      <div>
        <p>{copy.is(title, alert.side, toNumberText(unit, alert.figure), toUtcDate(alert.until))}</p>
        <p className={styles.about}>
          {met && <span>{copy.met(toBriefUtcDay(met.day, today), toNumberText(unit, met.value))} </span>}
          {unread !== undefined && <span>{copy.unread(toBriefUtcDay(unread, today), findReason(now))} </span>}
          {due && !due.alert && (
            <span>{isOver ? copy.ended(toBriefUtcDay(alert.until, today)) : toNotMet(alert, now)} </span>
          )}
          {(met ?? !isOver) && <Now fact={now} symbol={symbol} />}
        </p>
      </div>
    </li>
  );
}

function toNotMet(alert: NumberedAlert, now: CoinFact | undefined): string {
  const value = now?.state === 'missing' ? undefined : toFigure(now?.value);
  return value !== undefined && isPast(alert, value) ? copy.notYet : copy.notMet;
}

function findReason(fact: CoinFact | undefined): string | undefined {
  if (fact?.state !== 'missing') return undefined;
  return coinFactsCopy.gaps[fact.reason](fact.source ?? coinFactsCopy.anySource);
}

function Now({ fact, symbol }: { readonly fact: CoinFact | undefined; readonly symbol: string }) {
  if (!fact || fact.state === 'missing') return null;
  return (
    <>
      {copy.now} <FactValueText fact={fact} symbol={symbol} />
      {fact.state === 'sample' ? (
        <>
          {' '}
          <SampleBadge />
        </>
      ) : (
        <>
          {', '}
          <SourceNames source={fact.source} />
        </>
      )}
      {', '}
      <FeedTime asOf={fact.as_of} state={fact.state} />
    </>
  );
}
