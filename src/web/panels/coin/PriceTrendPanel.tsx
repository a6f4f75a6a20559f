import { coinFacts, coinFactIds, type CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinFactsCopy as copy } from '../../copy/panels/coin-facts.ts';
import { SampleBadge } from '../../feeds/FeedAge.tsx';
import type { FeedStatus } from '../../feeds/use-feed.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { areSample, FactList } from './facts/FactGroupList.tsx';
import { FactsBody } from './facts/FactsBody.tsx';
import { useCoinFacts } from './use-coin-facts.ts';
import styles from './PriceTrendPanel.module.css';

interface PriceTrendPanelProps {
  readonly coin: Subject;
  readonly headingLevel?: 2 | 3;
}

const trendFacts = coinFactIds.filter((id) => coinFacts[id].group === 'price');

export function PriceTrendPanel({ coin, headingLevel = 2 }: PriceTrendPanelProps) {
  const status = useCoinFacts(coin.id ?? coin.name, true);
  return (
    <Panel
      title={copy.trendOf(coin.name)}
      headingLevel={headingLevel}
      busy={status.kind === 'loading'}
      actions={status.kind === 'ready' && areSample(status.feed.value) && <SampleBadge />}
    >
      <output>
        <VisuallyHidden>{status.kind === 'ready' && copy.loaded(coin.name)}</VisuallyHidden>
      </output>
      <div className={styles.body}>
        {isUnknown(status) ? (
          <p className={styles.unknown}>{copy.noFactsOf(coin.name)}</p>
        ) : (
          <FactsBody status={status} awaited={trendFacts}>
            {/** None of these facts uses the coin's unit. */}
            {({ value }) => (
              <FactList group="price" facts={value} symbol="" isSampleSaid={areSample(value)} />
            )}
          </FactsBody>
        )}
      </div>
    </Panel>
  );
}

function isUnknown(status: FeedStatus<CoinFacts>): boolean {
  return status.kind === 'failed' && status.code === 'NOT_FOUND';
}
