import { useId, useState, type FormEvent } from 'react';
import type { AlertSide } from '../../../contracts/alert-sides.ts';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import { findPriceOption, hasRoomForPrice, type Return } from '../../../engine/kept-entry.ts';
import { listKeptFacts } from '../../../engine/then-and-now.ts';
import { addToDay, isDay } from '../../../lib/utc-day.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import type { FeedStatus } from '../../feeds/use-feed.ts';
import { findKeptPrice } from '../../panels/coin/PriceThen.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import field from '../../ui/controls/field.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { useTypedNumber } from '../form/use-typed-number.ts';
import type { DueItem } from './due-items.ts';
import { isPrice } from './due-text.ts';
import { listEnded } from './ended-alerts.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import styles from './KeepButton.module.css';

interface KeepMenuProps {
  readonly item: DueItem;
  readonly facts: FeedStatus<CoinFacts>;
  readonly onChoose: (returns: Return) => void;
}

const days = [
  { label: copy.days.twoWeeks, days: 14 },
  { label: copy.days.oneMonth, months: 1 },
  { label: copy.days.threeMonths, months: 3 },
] as const;

/** A limit is watched for this long at most. */
const longest = { months: 12 } as const;

/** The days until which a decision can be kept, and a price. */
export function KeepMenu({ item, facts, onChoose }: KeepMenuProps) {
  const { decision, alerts } = item;
  const today = useToday();
  const hasPrice = decision !== undefined && findPriceOption(decision.compiled.questionnaire) !== undefined;
  return (
    <>
      {days.map(({ label, ...ahead }) => {
        const day = addToDay(today, ahead);
        return (
          <button
            key={label}
            type="button"
            className={styles.choice}
            onClick={() => onChoose({ kind: 'day', day })}
          >
            <span>{label}</span> <span className={styles.day}>{toBriefUtcDay(day, today)}</span>
          </button>
        );
      })}
      <KeepDay tomorrow={addToDay(today, { days: 1 })} onKeep={(day) => onChoose({ kind: 'day', day })} />
      {hasPrice && (
        <KeepPrice
          then={findKeptPrice(listKeptFacts(decision.first))?.value}
          now={findPrice(facts, alerts)}
          isLoading={facts.kind === 'loading'}
          hasRoom={(side) => {
            const { compiled, record } = decision;
            const now = { today, ended: listEnded(item) };
            return hasRoomForPrice(compiled.questionnaire, record.answers, now, side);
          }}
          onKeep={(side, figure) =>
            onChoose({ kind: 'price', side, figure, until: addToDay(today, longest) })
          }
        />
      )}
      {alerts.length > 0 && (
        <p className={styles.note}>{alerts.length === 1 ? copy.conditionEnds : copy.conditionsEnd}</p>
      )}
    </>
  );
}

/** Today's, else the one that passed an alert's limit. */
function findPrice(facts: FeedStatus<CoinFacts>, alerts: readonly DueAlert[]): number | undefined {
  const today = facts.kind === 'ready' ? findKeptPrice(facts.feed.value)?.value : undefined;
  return today ?? alerts.find((alert) => isPrice(alert) && alert.met)?.met?.value;
}

interface KeepDayProps {
  readonly tomorrow: string;
  readonly onKeep: (day: string) => void;
}

function KeepDay({ tomorrow, onKeep }: KeepDayProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (isDay(day) && day >= tomorrow) onKeep(day);
  };
  return (
    <form className={styles.own} onSubmit={keep}>
      <label htmlFor={id}>{copy.aDay}</label>
      <input
        id={id}
        className={field.control}
        type="date"
        required
        min={tomorrow}
        max="2100-12-31"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit">
        {copy.keepAction}
        <VisuallyHidden> {copy.keepDay}</VisuallyHidden>
      </Button>
    </form>
  );
}

interface KeepPriceProps {
  readonly then: number | undefined;
  readonly now: number | undefined;
  readonly isLoading: boolean;
  readonly hasRoom: (side: AlertSide) => boolean;
  readonly onKeep: (side: AlertSide, figure: number) => void;
}

/** Today's price decides the side of the limit. */
function KeepPrice({ then, now, isLoading, hasRoom, onKeep }: KeepPriceProps) {
  const id = useId();
  const [figure, setFigure] = useState<number | string | undefined>(then);
  const [fault, setFault] = useState<string>();
  const typed = useTypedNumber(figure, 'usd', (next) => {
    setFigure(next);
    setFault(undefined);
  });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (typeof figure !== 'number' || figure <= 0) setFault(copy.noFigure);
    else if (now === undefined) setFault(copy.noPrice);
    else if (figure === now) setFault(copy.samePrice);
    else {
      const side = figure > now ? 'above' : 'below';
      if (hasRoom(side)) onKeep(side, figure);
      else setFault(copy.conditionsFull);
    }
  };
  return (
    <form className={styles.own} onSubmit={keep} noValidate>
      <label htmlFor={id}>{copy.passes}</label>
      <span className={styles.money}>
        <span aria-hidden="true">{copy.usd}</span>
        <input
          id={id}
          className={field.control}
          inputMode="decimal"
          autoComplete="off"
          value={typed.text}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${id}-remark`}
          onChange={typed.onType}
        />
      </span>
      <Button type="submit" busy={isLoading}>
        {copy.keepAction}
        <VisuallyHidden> {copy.passes}</VisuallyHidden>
      </Button>
      <output className={classNames(styles.remark, fault !== undefined && styles.fault)} id={`${id}-remark`}>
        {fault ?? typed.remark}
      </output>
    </form>
  );
}
