import { use } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarReview, Desk } from '../../../contracts/desk.ts';
import { toSubject } from '../../../contracts/subject.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toSubjectPath } from '../../research/lists/analysis-path.ts';
import type { useDecisions } from '../../research/lists/use-decisions.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import type { useDailyDesk } from '../../panels/watchlist/use-daily-desk.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { ClockContext } from '../../ui/hooks/use-clock.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { AlertRow } from './AlertRow.tsx';
import { toCalendarFile, type ReviewDay } from './review-days.ts';
import type { Due } from './use-due.ts';
import styles from './Desk.module.css';

interface DuePanelProps {
  readonly entry: CatalogEntry;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly daily: ReturnType<typeof useDailyDesk>;
  readonly due: Due;
}

/** The longest due first; absent without a decision that has an alert or a review day. */
export function DuePanel({ entry, decisions, daily, due }: DuePanelProps) {
  const { alerts, reviews, reached, next } = due;
  if (decisions.isLoadingError) {
    return (
      <Panel title={copy.dueTitle}>
        <Failed title={copy.dueFailed} retry={{ onRetry: () => void decisions.refetch() }} />
      </Panel>
    );
  }
  const inCalendar = toCalendarReviews(daily.data, entry);
  if (reviews.length + inCalendar.length + alerts.length === 0 && !daily.isLoadingError) return null;
  return (
    <Panel
      title={copy.dueTitle}
      actions={inCalendar.length > 0 && <CalendarButton entry={entry} reviews={inCalendar} />}
    >
      {daily.isLoadingError && (
        <Failed title={copy.alertsFailed} retry={{ onRetry: () => void daily.refetch() }} />
      )}
      <ul className={styles.rows}>
        {alerts.map((alert, index) => (
          <AlertRow key={alert.record} alert={alert} isFirst={index === 0} />
        ))}
        {reached.map((review, index) => (
          <DueRow key={review.id} entry={entry} review={review} isFirst={alerts.length + index === 0} />
        ))}
      </ul>
      {reached.length + alerts.length === 0 && next && (
        <p className={styles.note}>{copy.nothingDue(next.name, toUtcDate(Date.parse(next.day)))}</p>
      )}
      {inCalendar.length > 0 && inCalendar.every(({ withdrawn }) => withdrawn) && (
        <p className={styles.note}>{copy.onlyWithdrawn}</p>
      )}
    </Panel>
  );
}

interface DueRowProps extends Pick<DuePanelProps, 'entry'> {
  readonly review: ReviewDay;
  readonly isFirst: boolean;
}

function DueRow({ entry, review: { day, name, decision }, isFirst }: DueRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{copy.reviewOf(name)}</span>{' '}
        <span className={styles.about}>{describe(decision, day)}</span>
      </span>
      <Link
        className={toButtonClass({ variant: isFirst ? 'primary' : 'secondary' })}
        to={toSubjectPath(entry, decision.subject) ?? entry.page}
        aria-label={`${copy.lookAgain}: ${name}`}
      >
        {copy.lookAgain}
      </Link>
    </li>
  );
}

function describe({ summary, record }: Decision, day: string): string {
  const decided = toUtcDate(Date.parse(record.day ?? record.savedAt));
  return copy.reviewText(summary.words, decided, toUtcDate(Date.parse(day)));
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
