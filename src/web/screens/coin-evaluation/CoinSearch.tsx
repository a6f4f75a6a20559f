import { useId, useState, type FormEvent } from 'react';
import { messages } from '../../../contracts/messages.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import { coinEvaluationCopy as copy } from '../../copy/coin-evaluation.ts';
import { useCoinLoading } from '../../panels/coin/use-coin.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './CoinSearch.module.css';

interface CoinSearchProps {
  readonly initial: string;
  /** Hears of every search, trimmed; blank ones too, which hide the evaluation. */
  readonly onSearch: (name: string) => void;
}

export function CoinSearch({ initial, onSearch }: CoinSearchProps) {
  const [name, setName] = useState(initial);
  const [blank, setBlank] = useState(false);
  const loading = useCoinLoading();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setBlank(name.trim() === '');
    onSearch(name.trim());
  };
  return (
    <search className={styles.search} aria-label={copy.search}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          id={id}
          className={styles.field}
          label={copy.coinName}
          hideLabel
          icon="search"
          placeholder={copy.coinName}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          error={blank ? messages.coinSearchBlank : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="md" busy={loading}>
          {copy.search}
        </Button>
      </form>
    </search>
  );
}
