import { classNames } from '../../../../ui/class-names.ts';
import { getQuestionOf, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import { toTextField } from '../text-field.ts';
import text from '../text.module.css';
import { AddressInput } from './AddressInput.tsx';
import styles from './address.module.css';

export function AddressWidget(props: QuestionWidgetProps) {
  const { format } = getQuestionOf(props.registry.formContext, props.name, 'address').settings;
  return (
    <AddressInput
      {...toTextField(props).field}
      format={format}
      className={classNames(text.input, styles.input)}
      onChange={props.onChange}
    />
  );
}
