import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from './Button.tsx';
import { SuggestField, type Suggest } from './SuggestField.tsx';
import { TextField } from './TextField.tsx';
import type { Suggestion } from './use-suggestions.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** The button's text, and the form's name. */
  readonly label: string;
  readonly field: string;
  readonly initial: string;
  /** The id of the suggestion that the field says at first; absent: it was typed. */
  readonly initialId?: string | undefined;
  readonly maxLength: number;
  readonly busy: boolean;
  /** The field takes the focus once it is there, since the member has just asked for it. */
  readonly focused?: boolean;
  /** What is wrong with a name (trimmed); undefined: it can be searched for. */
  readonly check: (name: string) => string | undefined;
  /** Called with every search, trimmed; blank where the check refused it. `id` is of the suggestion that it says. */
  readonly onSearch: (name: string, id?: string) => void;
  /** What is typed may become one of these, of which one is searched for once it is chosen. */
  readonly suggest?: Suggest;
}

export function SearchForm({ field, maxLength, focused = false, suggest, ...props }: SearchFormProps) {
  const { label, busy } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const { name, error, type, choose, search } = useSearch(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const own = {
    className: styles.field,
    ref: input,
    label: field,
    hideLabel: true,
    icon: 'search',
    placeholder: field,
    value: name,
    maxLength,
    autoComplete: 'off',
    error,
  } as const;
  return (
    <search className={styles.search} aria-label={label}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {suggest ? (
          <SuggestField {...own} suggest={suggest} onText={type} onChoose={choose} />
        ) : (
          <TextField {...own} onChange={(event) => type(event.target.value)} />
        )}
        <Button type="submit" size="md" busy={busy}>
          {label}
        </Button>
      </form>
    </search>
  );
}

type SearchProps = Pick<SearchFormProps, 'initial' | 'initialId' | 'busy' | 'check' | 'onSearch'>;

function useSearch({ initial, initialId, busy, check, onSearch }: SearchProps) {
  const [{ name, id }, setWanted] = useState<Wanted>({ name: initial, id: initialId });
  const [error, setError] = useState<string>();
  const search = (wanted: Wanted = { name, id }) => {
    if (busy) return;
    const trimmed = wanted.name.trim();
    const refusal = check(trimmed);
    setError(refusal);
    if (refusal === undefined) onSearch(trimmed, wanted.id);
    else onSearch('');
  };
  return {
    name,
    error,
    search,
    type: (text: string) => setWanted({ name: text }),
    choose: (suggestion: Suggestion) => {
      const wanted = { name: suggestion.text, id: suggestion.id };
      setWanted(wanted);
      search(wanted);
    },
  };
}

/** What the field says, and the id of the suggestion that it is. */
interface Wanted {
  readonly name: string;
  readonly id?: string | undefined;
}
