import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from './Button.tsx';
import { SuggestField, type Suggest } from './SuggestField.tsx';
import { TextField } from './TextField.tsx';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** The button's text, and the form's name. */
  readonly label: string;
  readonly field: string;
  readonly initial: string;
  readonly maxLength: number;
  readonly busy: boolean;
  /** The field takes the focus once it is there, since the member has just asked for it. */
  readonly focused?: boolean;
  /** What is wrong with a name (trimmed); undefined: it can be searched for. */
  readonly check: (name: string) => string | undefined;
  /** Called with every search, trimmed; blank where the check refused it. */
  readonly onSearch: (name: string) => void;
  /** What is typed may become one of these, of which one is searched for once it is chosen. */
  readonly suggest?: Suggest;
}

export function SearchForm({
  field,
  initial,
  maxLength,
  focused = false,
  suggest,
  ...props
}: SearchFormProps) {
  const { label, busy } = props;
  const [name, setName] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const { error, search } = useSearch(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(name);
  };
  const choose = (text: string) => {
    setName(text);
    search(text);
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
          <SuggestField {...own} suggest={suggest} onText={setName} onChoose={choose} />
        ) : (
          <TextField {...own} onChange={(event) => setName(event.target.value)} />
        )}
        <Button type="submit" size="md" busy={busy}>
          {label}
        </Button>
      </form>
    </search>
  );
}

function useSearch({ busy, check, onSearch }: Pick<SearchFormProps, 'busy' | 'check' | 'onSearch'>) {
  const [error, setError] = useState<string>();
  const search = (name: string) => {
    if (busy) return;
    const refusal = check(name.trim());
    setError(refusal);
    onSearch(refusal === undefined ? name.trim() : '');
  };
  return { error, search };
}
