import type { ReactNode } from 'react';
import { coinFactIds, type CoinFact } from '../../../contracts/coin-facts.ts';
import { nftFactIds } from '../../../contracts/nft-facts.ts';
import { coinFactsCopy as copy } from '../../copy/panels/coin-facts.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { FactGroups } from './facts/FactGroups.tsx';
import { FactsBody } from './facts/FactsBody.tsx';
import { useFacts, type FactKind } from '../../feeds/use-facts.ts';
import { classNames } from '../../ui/class-names.ts';
import sheet from './FactSheet.module.css';
import styles from './FactsPanel.module.css';

interface FactsPanelProps {
  readonly kind: FactKind;
  /** The coin's id, or else its name. */
  readonly id: string;
  readonly name: string;
  /** Unit of amounts. */
  readonly symbol: string;
  /** Text above the facts. */
  readonly note?: ReactNode;
  /** Beside the value of a fact. */
  readonly besideFact?: ((fact: CoinFact) => ReactNode) | undefined;
}

const awaited = { coin: coinFactIds, nft: nftFactIds } as const;

export function FactsPanel({ kind, id, name, symbol, note, besideFact }: FactsPanelProps) {
  const status = useFacts(kind, id, true);
  return (
    <Panel title={copy.title} busy={status.kind === 'loading'}>
      <output>
        <VisuallyHidden>{status.kind === 'ready' && copy.loaded(name)}</VisuallyHidden>
      </output>
      <div className={classNames(styles.body, sheet.panel)}>
        <FactsBody status={status} awaited={awaited[kind]}>
          {(feed) => <FactGroups facts={feed.value} headingLevel={3} {...{ symbol, note, besideFact }} />}
        </FactsBody>
      </div>
    </Panel>
  );
}
