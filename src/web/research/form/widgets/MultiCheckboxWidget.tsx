import { classNames } from '../../../ui/class-names.ts';
import { fieldIds } from '../field-ids.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import { isTextList } from '../../../../lib/is-text-list.ts';
import check from '../../../ui/controls/check.module.css';
import styles from './options.module.css';
import { NoneOfThese, OptionTitle, shownOptions, toggleOption } from './options.tsx';

export function MultiCheckboxWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors = [], onChange } = props;
  const question = getQuestion(registry.formContext, name);
  const chosen = isTextList(value) ? value : [];
  return (
    <>
      <ul className={styles.options}>
        {shownOptions(question, chosen).map((option) => {
          const ticked = chosen.includes(option.id);
          return (
            <li className={classNames(styles.option, ticked && styles.on)} key={option.id}>
              <label className={styles.optionLabel}>
                <input
                  type="checkbox"
                  id={fieldIds.option(id, option.id)}
                  className={check.box}
                  checked={ticked}
                  disabled={disabled}
                  aria-invalid={rawErrors.length > 0 || undefined}
                  onChange={() => onChange(toggleOption(question, chosen, option.id))}
                />
                <OptionTitle option={option} />
              </label>
            </li>
          );
        })}
      </ul>
      <NoneOfThese {...props} />
    </>
  );
}
