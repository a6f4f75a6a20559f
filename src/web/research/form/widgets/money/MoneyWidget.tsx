import { describeField } from '../../section-form/describe-field.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import { MoneyInputs } from './MoneyInputs.tsx';

export function MoneyWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors, onChange } = props;
  const question = getQuestionOf(registry.formContext, name, 'money');
  return (
    <MoneyInputs
      id={id}
      title={question.title}
      currencies={question.settings.currencies}
      value={value}
      disabled={disabled}
      onChange={onChange}
      toField={(also) => ({
        // Numeric keyboards of some phones have neither a minus nor the signs of currencies.
        inputMode: 'text',
        ...describeField(id, question, { rawErrors, also }),
      })}
    />
  );
}
