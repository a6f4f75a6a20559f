import { useId, type ComponentProps } from 'react';
import { SuggestionList } from './SuggestionList.tsx';
import { TextField } from './TextField.tsx';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';
import styles from './SuggestField.module.css';

export interface Suggest {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly onType: (text: string) => void;
}

interface SuggestFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  readonly suggest: Suggest;
  readonly onText: (text: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
}

export function SuggestField({ suggest, onText, onChoose, className, ...native }: SuggestFieldProps) {
  const listId = useId();
  const { suggestions, label, onType } = suggest;
  const list = useSuggestions({ listId, suggestions, onChoose });
  return (
    <div className={className}>
      <div className={styles.field}>
        <TextField
          {...native}
          {...list.field}
          onChange={({ target }) => {
            onText(target.value);
            onType(target.value);
            list.offer();
          }}
        />
        {list.open && (
          <SuggestionList
            id={listId}
            label={label}
            suggestions={suggestions}
            activeId={list.activeId}
            onChoose={list.choose}
          />
        )}
      </div>
    </div>
  );
}
