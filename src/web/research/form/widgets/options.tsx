import type { MouseEvent } from 'react';
import type { Option } from '../../../../engine/vocabulary.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { isTextList } from '../../../../lib/is-text-list.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import styles from './options.module.css';

export function shownOptions(
  { options }: Pick<Question, 'options'>,
  chosen: readonly string[],
): readonly Option[] {
  return options.filter(({ id, retired }) => !retired || chosen.includes(id));
}

/**
 * The chosen ids after ticking or unticking one, in option order; an exclusive option removes the rest. Undefined if
 * none is left: "none of these" is an answer with a separate button.
 */
export function toggleOption(
  { options }: Question,
  chosen: readonly string[],
  id: string,
): readonly string[] | undefined {
  const ticked = !chosen.includes(id);
  const standsAlone = options.some((option) => option.id === id && option.alone);
  const isRuledOut = ({ alone }: Option) => ticked && (standsAlone || alone === true);
  const next = options
    .filter((option) => (option.id === id ? ticked : chosen.includes(option.id) && !isRuledOut(option)))
    .map((option) => option.id);
  return next.length > 0 ? next : undefined;
}

/** Says that no option applies, if no option does; pressing it again removes the answer. */
export function NoneOfThese({ name, value, disabled = false, registry, onChange }: QuestionWidgetProps) {
  const question = getQuestion(registry.formContext, name);
  if (question.options.some(({ alone, retired }) => alone && !retired)) return null;
  const isNone = isTextList(value) && value.length === 0;
  return (
    <button
      type="button"
      className={styles.none}
      data-key="n"
      aria-pressed={isNone}
      aria-label={copy.answerTo(copy.noneOfThese, question.title)}
      disabled={disabled}
      onClick={() => onChange(isNone ? undefined : [])}
    >
      {copy.noneOfThese}
    </button>
  );
}

interface ClearAnswerProps {
  readonly of: Pick<Question, 'title'>;
  readonly className?: string | undefined;
  readonly hidden: boolean;
  readonly onClear: () => void;
}

/** The focus goes to the first control beside it, since the button hides. */
export function ClearAnswer({ of, className = styles.clear, hidden, onClear }: ClearAnswerProps) {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onClear();
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={copy.clearAnswer(of.title)}
      hidden={hidden}
      onClick={clear}
    >
      {copy.clear}
    </button>
  );
}

export function OptionTitle({ option }: { readonly option: Option }) {
  return (
    <span className={styles.title}>
      {option.title}
      {option.retired && (
        <>
          {' '}
          <span className={styles.retired}>{copy.retired}</span>
        </>
      )}
    </span>
  );
}

export function toOptionTitle({ title, retired }: Option): string {
  return retired ? `${title} ${copy.retired}` : title;
}
