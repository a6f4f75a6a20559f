import { isTooLong } from '../../../lib/count-characters.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from './Button.tsx';
import { SuggestField, type Suggest } from './SuggestField.tsx';
import { TextField } from './TextField.tsx';
import type { Suggestion } from './use-suggestions.ts';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  readonly label: string;
  readonly field: string;
  readonly initial: string;
  /** Id of the initial text's suggestion; absent: typed text. */
  readonly initialId?: string | undefined;
  readonly maxLength: number;
  readonly busy: boolean;
  /** Focuses the field on mount, because the member has just requested it. */
  readonly focused?: boolean;
  /** Its button is the page's primary one. */
  readonly isPrimary?: boolean | undefined;
  /** Error message for a trimmed name; undefined: valid. */
  readonly check: (name: string) => string | undefined;
  /** `name` is trimmed, and blank if the check failed. `id`: the chosen suggestion. */
  readonly onSearch: (name: string, id?: string) => void;
  /** Choosing a suggestion starts the search. */
  readonly suggest?: Suggest;
}

export function SearchForm({
  label,
  field,
  focused = false,
  isPrimary = false,
  suggest,
  ...props
}: SearchFormProps) {
  const { maxLength, busy } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const { name, error, isSent, type, choose, search } = useSearch(props);
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
    <search className={styles.search} aria-label={label} data-searched={isSent || undefined}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {suggest ? (
          <SuggestField {...own} suggest={suggest} onText={type} onChoose={choose} />
        ) : (
          <TextField {...own} onChange={(event) => type(event.target.value)} />
        )}
        <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} size="md" busy={busy}>
          {label}
        </Button>
      </form>
    </search>
  );
}

type SearchProps = Omit<SearchFormProps, 'label' | 'field' | 'focused' | 'isPrimary' | 'suggest'>;

function useSearch({ initial, initialId, maxLength, busy, check, onSearch }: SearchProps) {
  const [{ name, id }, setWanted] = useState<Wanted>({ name: initial, id: initialId });
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<string>();
  const search = (wanted: Wanted = { name, id }) => {
    if (busy || isTooLong(wanted.name, maxLength)) return;
    const trimmed = wanted.name.trim();
    const refusal = check(trimmed);
    setError(refusal);
    setSent(wanted.name);
    if (refusal === undefined) onSearch(trimmed, wanted.id);
    else onSearch('');
  };
  return {
    name,
    error,
    isSent: sent === name,
    search,
    type: (text: string) => setWanted({ name: text }),
    choose: (suggestion: Suggestion) => {
      const wanted = { name: suggestion.text, id: suggestion.id };
      setWanted(wanted);
      search(wanted);
    },
  };
}

/** Text of the field, and id of the suggestion that it came from. */
interface Wanted {
  readonly name: string;
  readonly id?: string | undefined;
}
