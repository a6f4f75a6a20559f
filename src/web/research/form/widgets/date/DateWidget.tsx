import { addToDay } from '../../../../../lib/utc-day.ts';
import { futureDaysCopy as copy } from '../../../../copy/research/future-days.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useToday } from '../../../../ui/hooks/use-clock.ts';
import { describeField } from '../../section-form/describe-field.ts';
import { getQuestionOf } from '../../section-form/section-context.ts';
import type { QuestionWidgetProps } from '../../section-form/section-context.ts';
import text from '../text.module.css';
import { DayInput, WrittenDay, isWholeDay } from './DayInput.tsx';
import styles from './date.module.css';

const futureDays = [
  { label: copy.twoWeeks, days: 14 },
  { label: copy.oneMonth, months: 1 },
  { label: copy.threeMonths, months: 3 },
] as const;

export function DateWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur } = props;
  const question = getQuestionOf(registry.formContext, name, 'date');
  const today = useToday();
  return (
    <div className={styles.row}>
      <DayInput
        id={id}
        className={classNames(text.input, styles.input)}
        value={value}
        max={question.settings.latest === 'today' ? today : undefined}
        disabled={disabled}
        {...describeField(id, question, { rawErrors, counted: isWholeDay(value) })}
        onChange={onChange}
        onBlur={() => onBlur(id, value)}
      />
      {question.settings.reminds && !disabled && (
        <span className={styles.ahead}>
          {futureDays.map((future) => (
            <Button key={future.label} onClick={() => onChange(addToDay(today, future))}>
              {future.label}
            </Button>
          ))}
        </span>
      )}
      <WrittenDay id={id} value={value} />
    </div>
  );
}
