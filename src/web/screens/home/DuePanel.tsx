import { use, useState } from 'react';
import type { CalendarReview, Desk } from '../../../contracts/desk.ts';
import { toSubject } from '../../../contracts/subject.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toSubjectPath } from '../../research/lists/analysis-path.ts';
import type { useDecisions } from '../../research/lists/use-decisions.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import type { useDailyDesk } from '../../panels/watchlist/use-daily-desk.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ClockContext } from '../../ui/hooks/use-clock.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { toKey, type DueItem } from '../../research/decision/due-items.ts';
import type { Due } from '../../research/decision/use-due.ts';
import { DueRow } from './DueRow.tsx';
import { toCalendarFile } from './review-days.ts';
import styles from './Desk.module.css';

interface DuePanelProps {
  readonly entry: CatalogEntry;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly daily: ReturnType<typeof useDailyDesk>;
  readonly due: Due;
}

/** Absent without a decision that has an alert or a review day. */
export function DuePanel({ entry, decisions, daily, due: { items, next } }: DuePanelProps) {
  const { rows, hold } = useRows(items);
  if (decisions.isLoadingError) {
    return (
      <Panel title={copy.dueTitle}>
        <Failed title={copy.dueFailed} retry={{ onRetry: () => void decisions.refetch() }} />
      </Panel>
    );
  }
  const inCalendar = toCalendarReviews(daily.data, entry);
  const isEmpty = rows.length + inCalendar.length === 0 && next === undefined;
  if (isEmpty && !daily.isLoadingError) return null;
  const first = rows.find((item) => items.includes(item));
  return (
    <Panel
      title={copy.dueTitle}
      actions={inCalendar.length > 0 && <CalendarButton entry={entry} reviews={inCalendar} />}
    >
      {daily.isLoadingError && (
        <Failed title={copy.alertsFailed} retry={{ onRetry: () => void daily.refetch() }} />
      )}
      <ul className={styles.rows}>
        {rows.map((item, index) => (
          <DueRow
            key={toKey(item)}
            entry={entry}
            item={item}
            isFirst={item === first}
            onHold={(isHeld) => hold(item, isHeld ? index : undefined)}
          />
        ))}
      </ul>
      {rows.length === 0 && next && (
        <p className={styles.note}>{copy.nothingDue(next.decision.subject.name, toUtcDate(next.day))}</p>
      )}
      {inCalendar.length > 0 && inCalendar.every(({ withdrawn }) => withdrawn) && (
        <p className={styles.note}>{copy.onlyWithdrawn}</p>
      )}
    </Panel>
  );
}

interface HeldRow {
  readonly item: DueItem;
  readonly index: number;
}

/** A kept item is due no longer, and has its place until home is left. */
function useRows(items: readonly DueItem[]) {
  const [held, setHeld] = useState<readonly HeldRow[]>([]);
  const isHeld = (item: DueItem) => held.some((one) => toKey(one.item) === toKey(item));
  const rows = held
    .toSorted((one, other) => one.index - other.index)
    .reduce<readonly DueItem[]>(
      (all, { item, index }) => all.toSpliced(index, 0, item),
      items.filter((item) => !isHeld(item)),
    );
  const hold = (item: DueItem, index: number | undefined) =>
    setHeld((before) => [
      ...before.filter((one) => toKey(one.item) !== toKey(item)),
      ...(index === undefined ? [] : [{ item, index }]),
    ]);
  return { rows, hold };
}

function toCalendarReviews(desk: Desk | undefined, { id }: CatalogEntry): readonly CalendarReview[] {
  return desk?.reviews.filter(({ module }) => module === id) ?? [];
}

interface CalendarButtonProps extends Pick<DuePanelProps, 'entry'> {
  readonly reviews: readonly CalendarReview[];
}

function CalendarButton({ entry, reviews }: CalendarButtonProps) {
  const { now } = use(ClockContext);
  const save = () => {
    const file = toCalendarFile(reviews, (review) => toUrl(entry, review), now());
    saveFile(copy.calendarFile, new Blob([file], { type: 'text/calendar' }));
  };
  return (
    <Button variant="ghost" icon="calendar" onClick={save}>
      {copy.calendar}
    </Button>
  );
}

function toUrl(entry: CatalogEntry, review: CalendarReview): string {
  return `${window.location.origin}${toSubjectPath(entry, toSubject(review)) ?? entry.page}`;
}
