import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { describeField } from '../../form/describe-field.ts';
import { getQuestion } from '../../form/section-context.ts';
import type { QuestionWidgetProps } from '../../form/section-context.ts';
import { shownOptions, toOptionTitle } from '../options.tsx';
import text from '../text.module.css';
import { SearchedSelect } from './SearchedSelect.tsx';

/** More options than these are searched rather than looked through. */
const mostLookedThrough = 15;

/**
 * One of many options: in the system's own list, which a phone shows in its own way; where there are a keyboard and many
 * options, in a list that can be searched.
 */
export function SelectWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange, onBlur } = props;
  const isTouched = useMedia('(pointer: coarse)');
  const question = getQuestion(registry.formContext, name);
  const chosen = typeof value === 'string' ? value : '';
  const options = shownOptions(question, [chosen]);
  if (options.length > mostLookedThrough && !isTouched)
    return <SearchedSelect {...props} offered={options} />;
  return (
    <select
      id={id}
      className={text.input}
      value={chosen}
      disabled={disabled}
      {...describeField(id, question, { rawErrors })}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
    >
      <option value="">{copy.noneChosen}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {toOptionTitle(option)}
        </option>
      ))}
    </select>
  );
}
