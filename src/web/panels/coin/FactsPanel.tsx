import type { ReactNode } from 'react';
import { coinFactIds } from '../../../contracts/coin-facts.ts';
import { nftFactIds } from '../../../contracts/nft-facts.ts';
import { coinFactsCopy as copy } from '../../copy/panels/coin-facts.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { SampleBadge } from '../../ui/blocks/SampleBadge.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { areSample } from './facts/FactGroupList.tsx';
import { FactTable, type FactColumns } from './facts/FactTable.tsx';
import { FactsBody } from './facts/FactsBody.tsx';
import { useFacts, type FactKind } from '../../feeds/use-facts.ts';
import sheet from './FactSheet.module.css';
import styles from './FactsPanel.module.css';

interface FactsPanelProps extends FactColumns {
  readonly kind: FactKind;
  /** The coin's id, or else its name. */
  readonly id: string;
  readonly name: string;
  /** Unit of amounts. */
  readonly symbol: string;
  /** Text above the facts. */
  readonly note?: ReactNode;
}

const awaited = { coin: coinFactIds, nft: nftFactIds } as const;

export function FactsPanel({ kind, id, name, symbol, note, ...columns }: FactsPanelProps) {
  const status = useFacts(kind, id, true);
  return (
    <Panel title={copy.title} busy={status.kind === 'loading'}>
      <output>
        <VisuallyHidden>{status.kind === 'ready' && copy.loaded(name)}</VisuallyHidden>
      </output>
      <div className={styles.body}>
        <FactsBody status={status} awaited={awaited[kind]}>
          {({ value }) => (
            <>
              <p className={sheet.hint}>
                {areSample(value) && <SampleBadge />} <span>{copy.hint}</span> {note}
              </p>
              <FactTable facts={value} {...{ name, symbol, ...columns }} />
            </>
          )}
        </FactsBody>
      </div>
    </Panel>
  );
}
