import type { KeyboardEvent } from 'react';
import { toUtcDate } from '../../../../lib/moment-format.ts';
import { addToDay, isDay } from '../../../../lib/utc-day.ts';
import { aheadCopy as copy } from '../../../copy/research/ahead.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useToday } from '../../../ui/hooks/use-clock.ts';
import { describeField } from '../../form/describe-field.ts';
import { fieldIds } from '../../form/field-ids.ts';
import { getQuestionOf } from '../../form/section-context.ts';
import type { QuestionWidgetProps } from '../../form/section-context.ts';
import text from '../text.module.css';
import styles from './date.module.css';

/** What answers while a day is written in part only: no day, so that it is refused and not taken for no answer. */
const unfinished = 'unfinished';

/** Offered for a day to be reminded on. */
const aheads = [
  { label: copy.twoWeeks, days: 14 },
  { label: copy.oneMonth, months: 1 },
  { label: copy.threeMonths, months: 3 },
] as const;

/** The browser's own field for a day, in the way that the member's system writes days; beside it the day as the product does. */
export function DateWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur } = props;
  const question = getQuestionOf(registry.formContext, name, 'date');
  const today = useToday();
  // A part of a day is no value, and so no change.
  const lookAtPart = ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const part = currentTarget.validity.badInput ? unfinished : undefined;
    if (part !== value && (part === unfinished || value === unfinished)) onChange(part);
  };
  const day = typeof value === 'string' && isDay(value) ? value : undefined;
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="date"
        className={classNames(text.input, styles.input)}
        value={typeof value === 'string' && value !== unfinished ? value : ''}
        max={question.settings.latest === 'today' ? today : '9999-12-31'}
        disabled={disabled}
        {...describeField(id, question, { rawErrors, counted: day !== undefined })}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onKeyUp={lookAtPart}
        onBlur={() => onBlur(id, value)}
      />
      {question.settings.reminds && !disabled && (
        <span className={styles.ahead}>
          {aheads.map((ahead) => (
            <Button key={ahead.label} onClick={() => onChange(addToDay(today, ahead))}>
              {ahead.label}
            </Button>
          ))}
        </span>
      )}
      {day !== undefined && (
        <output className={styles.day} id={fieldIds.count(id)}>
          {toUtcDate(Date.parse(day))}
        </output>
      )}
    </div>
  );
}
