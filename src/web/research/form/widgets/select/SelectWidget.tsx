import { questionnaireCopy as copy } from '../../../../copy/research/questionnaire.ts';
import { Select } from '../../../../ui/controls/Select.tsx';
import { useMedia } from '../../../../ui/hooks/use-media.ts';
import { describeField } from '../../section-form/describe-field.ts';
import { getQuestion, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import { shownOptions, toOptionTitle } from '../options.tsx';
import text from '../text.module.css';
import { SearchedSelect } from './SearchedSelect.tsx';

/** Above this number, options are searched. */
const maxUnsearched = 15;

/** The system's list, which phones show in their way; with a keyboard and many options, a searchable list. */
export function SelectWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange } = props;
  const isTouched = useMedia('(pointer: coarse)');
  const question = getQuestion(registry.formContext, name);
  const chosen = typeof value === 'string' ? value : '';
  const options = shownOptions(question, [chosen]);
  if (options.length > maxUnsearched && !isTouched) return <SearchedSelect {...props} offered={options} />;
  return (
    <Select
      id={id}
      className={text.input}
      value={chosen}
      disabled={disabled}
      {...describeField(id, question, { rawErrors })}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{copy.noneChosen}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {toOptionTitle(option)}
        </option>
      ))}
    </Select>
  );
}
