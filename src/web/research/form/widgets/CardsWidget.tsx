import type { Help } from '../../../../engine/vocabulary.ts';
import { classNames } from '../../../ui/class-names.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import styles from './cards.module.css';
import { OptionTitle } from './options.tsx';
import { RadioOptions } from './RadioOptions.tsx';

/** Options side by side, each with its help in sight. */
export function CardsWidget(field: QuestionWidgetProps) {
  const { required } = getQuestion(field.registry.formContext, field.name);
  return (
    <div data-beside-title>
      <RadioOptions
        field={field}
        className={styles.cards}
        clearClass={styles.clear}
        canClear={!required}
        toOptionClass={({ help }) => classNames(styles.card, !help && styles.bare)}
        renderWords={(option) => (
          <span className={styles.words}>
            <OptionTitle option={option} />{' '}
            {option.help && <small className={styles.help}>{toPlainText(option.help)}</small>}
          </span>
        )}
      />
    </div>
  );
}

/** A label contains no links: their words stand. */
function toPlainText(help: Help): string {
  const parts = help.flatMap((block) => (block.kind === 'paragraph' ? block.parts : block.items.flat()));
  return parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
}
