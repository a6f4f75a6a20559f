import { useId, useState, type FormEvent } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** The button's text, and the form's name. */
  readonly label: string;
  readonly field: string;
  readonly initial: string;
  readonly maxLength: number;
  readonly busy: boolean;
  /** What is wrong with a name (trimmed); undefined: it can be searched for. */
  readonly check: (name: string) => string | undefined;
  /** Called with every search, trimmed; blank where the check refused it. */
  readonly onSearch: (name: string) => void;
}

export function SearchForm({ label, field, initial, maxLength, busy, check, onSearch }: SearchFormProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const refusal = check(name.trim());
    setError(refusal);
    onSearch(refusal === undefined ? name.trim() : '');
  };
  return (
    <search className={styles.search} aria-label={label}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          id={id}
          className={styles.field}
          label={field}
          hideLabel
          icon="search"
          placeholder={field}
          value={name}
          maxLength={maxLength}
          autoComplete="off"
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="md" busy={busy}>
          {label}
        </Button>
      </form>
    </search>
  );
}
