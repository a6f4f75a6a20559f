import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { exchangesCopy as copy } from '../../copy/exchanges.ts';
import { ReservesPanel } from '../../panels/reserves/ReservesPanel.tsx';
import { useReserves } from '../../panels/reserves/use-reserves.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { ExchangeForm } from './ExchangeForm.tsx';
import styles from './ExchangesScreen.module.css';

interface ExchangesScreenProps {
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** Choose an exchange, look at what it says it holds, then write down what that means. */
export function ExchangesScreen({ blocks }: ExchangesScreenProps) {
  const request = useReserves();
  return (
    <>
      <PageHeader {...pages.exchanges}>
        <ExchangeForm request={request} />
      </PageHeader>
      <div className={styles.stack}>
        <ReservesPanel request={request} idle={idle} footnote={copy.footnote} />
        {blocks}
      </div>
    </>
  );
}

const idle = (
  <Panel label={copy.panel}>
    <Blank title={copy.idle}>{copy.idleHint}</Blank>
  </Panel>
);
