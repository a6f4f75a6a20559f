import { useId, useState, type KeyboardEvent } from 'react';
import { foldName } from '../../../../contracts/subject.ts';
import type { Option } from '../../../../engine/registry/option.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { SuggestionList } from '../../../ui/controls/SuggestionList.tsx';
import { useSuggestions } from '../../../ui/controls/use-suggestions.ts';
import { describeField } from '../../form/describe-field.ts';
import { fieldIds } from '../../form/field-ids.ts';
import { getQuestion } from '../../form/section-context.ts';
import type { QuestionWidgetProps } from '../../form/section-context.ts';
import { toOptionTitle } from '../options.tsx';
import text from '../text.module.css';
import styles from './select.module.css';

interface SearchedSelectProps extends QuestionWidgetProps {
  /** What is offered, and what is chosen. */
  readonly offered: readonly Option[];
}

/**
 * A field that searches its options. What is typed only narrows the list: left without a choice, the field says again what
 * is chosen; emptied, nothing is.
 */
export function SearchedSelect(props: SearchedSelectProps) {
  const { id, name, value, offered, disabled = false, registry, rawErrors, onChange, onBlur } = props;
  const question = getQuestion(registry.formContext, name);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const suggestions = offered
    .filter((one) => isMatch(one, typed))
    .map((one) => ({ id: one.id, text: toOptionTitle(one) }));
  const list = useSuggestions({
    listId,
    suggestions,
    onChoose: (option) => {
      setTyped(undefined);
      onChange(option.id);
    },
  });
  const chosen = offered.find((option) => option.id === value);
  const onKeyDown = (event: KeyboardEvent) => {
    const [only, ...others] = suggestions;
    // Nothing is saved in the middle of a search.
    if (event.key === 'Enter' && list.activeId === undefined && (list.open || typed !== undefined)) {
      event.preventDefault();
      if (only && others.length === 0) list.choose(only);
      return;
    }
    if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    list.field.onKeyDown(event);
  };
  const leave = () => {
    list.field.onBlur();
    if (typed?.trim() === '') onChange(undefined);
    setTyped(undefined);
    onBlur(id, value);
  };
  return (
    <>
      <div className={styles.field}>
        <input
          id={id}
          type="text"
          className={text.input}
          autoComplete="off"
          placeholder={copy.searchOptions(offered.length)}
          value={typed ?? (chosen ? toOptionTitle(chosen) : '')}
          disabled={disabled}
          {...list.field}
          {...describeField(id, question, { rawErrors, also: [fieldIds.count(id)] })}
          onChange={({ target }) => {
            setTyped(target.value);
            list.offer();
          }}
          // What is typed next takes the place of what is chosen.
          onFocus={({ target }) => target.select()}
          onClick={list.offer}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        {list.open && (
          <SuggestionList
            id={listId}
            label={question.title}
            suggestions={suggestions}
            activeId={list.activeId}
            onChoose={list.choose}
          />
        )}
      </div>
      <output className={text.count} id={fieldIds.count(id)}>
        {typed !== undefined && typed.trim() !== '' && copy.optionsFound(suggestions.length)}
      </output>
    </>
  );
}

function isMatch(option: Option, typed = ''): boolean {
  return fold(toOptionTitle(option)).includes(fold(typed));
}

/** Without accents too, which not every keyboard has. */
function fold(words: string): string {
  return foldName(words).normalize('NFD').replaceAll(/\p{M}/gu, '');
}
