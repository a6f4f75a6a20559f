import { factIds } from '../../../contracts/coin-facts.ts';
import { coinFactsCopy as copy } from '../../copy/panels.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { FactGroups } from './facts/FactGroups.tsx';
import { FactsBody } from './facts/FactsBody.tsx';
import { useCoinFacts } from './use-coin-facts.ts';
import styles from './PriceTrendPanel.module.css';

interface CoinFactsPanelProps {
  readonly id: string;
  readonly name: string;
  /** Unit of amounts. */
  readonly symbol: string;
}

/** Every fact of a coin, each with source and age. */
export function CoinFactsPanel({ id, name, symbol }: CoinFactsPanelProps) {
  const status = useCoinFacts(id, true);
  return (
    <Panel title={copy.title} busy={status.kind === 'loading'}>
      <output>
        <VisuallyHidden>{status.kind === 'ready' && copy.loaded(name)}</VisuallyHidden>
      </output>
      <div className={styles.body}>
        <FactsBody status={status} awaited={factIds}>
          {(feed) => <FactGroups facts={feed.value} symbol={symbol} headingLevel={3} />}
        </FactsBody>
      </div>
    </Panel>
  );
}
