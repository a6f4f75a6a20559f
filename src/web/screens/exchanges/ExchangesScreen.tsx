import type { ReactNode, FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exchangeParam, pages } from '../../../contracts/pages.ts';
import { exchanges, type Exchange } from '../../../contracts/reserves.ts';
import { exchangesCopy as copy } from '../../copy/exchanges.ts';
import { ReservesPanel } from '../../panels/reserves/ReservesPanel.tsx';
import { useReserves, type ReservesRequest } from '../../panels/reserves/use-reserves.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './ExchangesScreen.module.css';

interface ExchangesScreenProps {
  readonly blocks: ReactNode;
}

export function ExchangesScreen({ blocks }: ExchangesScreenProps) {
  const [params] = useSearchParams();
  const named = params.get(exchangeParam)?.toLowerCase();
  const chosen = exchanges.find(({ value, name }) => value === named || name.toLowerCase() === named);
  return <ExchangeReserves key={chosen?.value} chosen={chosen} blocks={blocks} />;
}

interface ExchangeReservesProps extends ExchangesScreenProps {
  /** The exchange that the page's address names. */
  readonly chosen: Exchange | undefined;
}

function ExchangeReserves({ chosen, blocks }: ExchangeReservesProps) {
  const request = useReserves(chosen);
  return (
    <>
      <PageHeader {...pages.exchanges}>
        <ExchangeForm request={request} />
      </PageHeader>
      <PageColumns place="end" side={blocks}>
        <ReservesPanel request={request} idle={idle} footnote={copy.footnote} />
      </PageColumns>
    </>
  );
}

const idle = (
  <Panel label={copy.panel}>
    <Blank title={copy.idle}>{copy.idleHint}</Blank>
  </Panel>
);

const options = exchanges.map(({ name, value }) => ({ value, label: name }));

function ExchangeForm({ request }: { readonly request: ReservesRequest }) {
  const { exchange, status, choose, submit } = request;
  const busy = status.kind === 'loading';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) submit();
  };
  const select = (value: string) => {
    const chosen = exchanges.find((one) => one.value === value);
    if (chosen) choose(chosen);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
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
