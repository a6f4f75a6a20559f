import { useRef } from 'react';
import type { Help } from '../../../../engine/vocabulary.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import check from '../../../ui/controls/check.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { fieldIds } from '../field-ids.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import styles from './cards.module.css';
import { OptionTitle, shownOptions } from './options.tsx';

/** Options side by side, each with its help in sight. A chosen one can be removed. */
export function CardsWidget({
  id,
  name,
  value,
  disabled = false,
  registry,
  onChange,
  onBlur,
}: QuestionWidgetProps) {
  const list = useRef<HTMLDivElement>(null);
  const question = getQuestion(registry.formContext, name);
  const chosen = typeof value === 'string' ? [value] : [];
  const clear = () => {
    onChange(undefined);
    list.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.cards} ref={list}>
      {shownOptions(question, chosen).map((option) => (
        <label className={classNames(styles.card, !option.help && styles.bare)} key={option.id}>
          <input
            type="radio"
            id={fieldIds.option(id, option.id)}
            name={id}
            className={classNames(check.box, check.round)}
            value={option.id}
            checked={value === option.id}
            disabled={disabled}
            onChange={() => onChange(option.id)}
            onBlur={() => onBlur(id, value)}
          />
          <span className={styles.words}>
            <OptionTitle option={option} />{' '}
            {option.help && <small className={styles.help}>{toPlainText(option.help)}</small>}
          </span>
        </label>
      ))}
      <button
        type="button"
        className={styles.clear}
        aria-label={copy.clearAnswer(question.title)}
        hidden={chosen.length === 0 || disabled || question.required}
        onClick={clear}
      >
        {copy.clear}
      </button>
    </div>
  );
}

/** A label contains no links: their words stand. */
function toPlainText(help: Help): string {
  const parts = help.flatMap((block) => (block.kind === 'paragraph' ? block.parts : block.items.flat()));
  return parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
}
