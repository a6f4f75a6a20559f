import { useState } from 'react';
import { isAnswered } from '../../../../../engine/answers.ts';
import { addToDay } from '../../../../../lib/utc-day.ts';
import { futureDaysCopy as copy } from '../../../../copy/research/future-days.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Segmented } from '../../../../ui/controls/Segmented.tsx';
import { useToday } from '../../../../ui/hooks/use-clock.ts';
import { fieldIds } from '../../field-ids.ts';
import { describeField } from '../../section-form/describe-field.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import text from '../text.module.css';
import { DayInput, WrittenDay, isWholeDay } from './DayInput.tsx';
import styles from './date.module.css';

const futureDays = [
  { label: copy.twoWeeks, days: 14 },
  { label: copy.oneMonth, months: 1 },
  { label: copy.threeMonths, months: 3 },
] as const;

export function DateWidget(props: QuestionWidgetProps) {
  const { name, disabled = false, registry } = props;
  const question = getQuestionOf(registry.formContext, name, 'date');
  if (question.settings.reminds && !disabled) return <ReturnDay {...props} />;
  return (
    <div className={styles.row}>
      <Field {...props} />
      <WrittenDay id={props.id} value={props.value} />
    </div>
  );
}

/** Days ahead as choices; the field shows for any other day. */
function ReturnDay(props: QuestionWidgetProps) {
  const { id, name, value, registry, onChange } = props;
  const today = useToday();
  const ahead = futureDays.map(({ label, ...future }) => ({ label, value: addToDay(today, future) }));
  const [isOther, setOther] = useState(false);
  const isAhead = ahead.some((one) => one.value === value);
  const showsField = isOther || (isAnswered(value) && !isAhead);
  const choose = (next: string) => {
    setOther(next === other);
    if (next !== other) onChange(next);
    else if (isAhead) onChange(undefined);
  };
  return (
    <div className={styles.row}>
      <Segmented
        label={getQuestionOf(registry.formContext, name, 'date').title}
        options={[...ahead, { label: copy.aDay, value: other }]}
        value={showsField ? other : isWholeDay(value) ? value : undefined}
        onChange={choose}
      />
      {/* Its label and messages refer to the field. */}
      <span className={classNames(!showsField && styles.unseen)}>
        <Field {...props} />
      </span>
      <WrittenDay id={id} value={value} />
    </div>
  );
}

const other = 'other';

function Field({ id, name, value, disabled = false, registry, rawErrors, onChange }: QuestionWidgetProps) {
  const question = getQuestionOf(registry.formContext, name, 'date');
  const today = useToday();
  const { earliest, latest } = question.settings;
  const toDay = (limit: string | undefined) => (limit === 'today' ? today : limit);
  return (
    <DayInput
      id={id}
      className={classNames(text.input, styles.input)}
      value={value}
      min={toDay(earliest)}
      max={toDay(latest)}
      disabled={disabled}
      {...describeField(id, question, { rawErrors, also: [isWholeDay(value) && fieldIds.count(id)] })}
      onChange={onChange}
    />
  );
}
