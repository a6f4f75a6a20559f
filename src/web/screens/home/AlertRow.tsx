import { Link } from 'react-router-dom';
import type { DueAlert } from '../../../contracts/desk.ts';
import { toCoinPath } from '../../../contracts/pages.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { toNumberText } from '../../research/lists/day-value-text.ts';
import styles from './Desk.module.css';

interface AlertRowProps {
  readonly alert: DueAlert;
  readonly isFirst: boolean;
}

/** A fact that passed a decision's limit, or could not be read. */
export function AlertRow({ alert, isFirst }: AlertRowProps) {
  const { coin, name, title, unit, side, figure } = alert;
  const asked = `${title} ${copy.sides[side]} ${toNumberText(unit, figure)}`;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{alert.met ? `${name}: ${asked}` : copy.unread(name)}</span>{' '}
        <span className={styles.about}>{describe(alert, asked)}</span>
      </span>
      <Link
        className={toButtonClass({ variant: isFirst ? 'primary' : 'secondary' })}
        to={toCoinPath(coin)}
        aria-label={`${copy.lookAgain}: ${name}`}
      >
        {copy.lookAgain}
      </Link>
    </li>
  );
}

function describe({ unit, met, unread_since: since }: DueAlert, asked: string): string {
  if (!met) return copy.unreadText(asked, toUtcDate(since ?? ''));
  const source = met.state === 'sample' ? copy.sampleSource : met.source;
  return copy.metText(toNumberText(unit, met.value), toUtcDate(met.day), source);
}
