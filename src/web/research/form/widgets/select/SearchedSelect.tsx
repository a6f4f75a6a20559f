import type { Option } from '../../../../../engine/vocabulary.ts';
import { questionnaireCopy as copy } from '../../../../copy/research/questionnaire.ts';
import { SuggestionList } from '../../../../ui/controls/SuggestionList.tsx';
import { describeField } from '../../section-form/describe-field.ts';
import { fieldIds } from '../../field-ids.ts';
import { getQuestion, type QuestionWidgetProps } from '../../section-form/section-context.ts';
import text from '../text.module.css';
import styles from './select.module.css';
import { useOptionSearch } from './use-option-search.ts';

interface SearchedSelectProps extends QuestionWidgetProps {
  readonly offered: readonly Option[];
}

export function SearchedSelect(props: SearchedSelectProps) {
  const { id, name, value, offered, disabled = false, registry, rawErrors, onChange } = props;
  const question = getQuestion(registry.formContext, name);
  const { listId, list, suggestions, found, field, leave } = useOptionSearch(offered, value, onChange);
  return (
    <>
      <div className={styles.field}>
        <input
          {...field}
          id={id}
          type="text"
          className={text.input}
          autoComplete="off"
          placeholder={copy.searchOptions(offered.length)}
          disabled={disabled}
          {...describeField(id, question, { rawErrors, also: [fieldIds.count(id)] })}
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
        {found !== undefined && copy.optionsFound(found)}
      </output>
    </>
  );
}
