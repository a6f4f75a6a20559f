import type { FormEvent } from 'react';
import { exchanges } from '../../../contracts/reserves.ts';
import { exchangesCopy as copy } from '../../copy/exchanges.ts';
import type { ReservesRequest } from '../../panels/reserves/use-reserves.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import styles from './ExchangeForm.module.css';

const options = exchanges.map(({ name, value }) => ({ value, label: name }));

/** Which exchange is asked for its reserves. */
export function ExchangeForm({ request }: { readonly request: ReservesRequest }) {
  const { exchange, status, choose, ask } = request;
  const busy = status.kind === 'loading';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) ask();
  };
  const select = (value: string) => {
    const chosen = exchanges.find((one) => one.value === value);
    if (chosen) choose(chosen);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        className={styles.field}
        label={copy.select}
        hideLabel
        placeholder={copy.select}
        options={options}
        value={exchange?.value ?? ''}
        onChange={(event) => select(event.target.value)}
      />
      <Button type="submit" variant="primary" size="md" busy={busy} disabled={exchange === undefined}>
        {copy.ask}
      </Button>
    </form>
  );
}
