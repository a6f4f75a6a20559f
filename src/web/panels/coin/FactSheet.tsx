import type { Coin } from '../../../contracts/coin-data.ts';
import { factGroups, factIds, type CoinFacts, type FactGroup } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { coinFactsCopy as copy } from '../../copy/panels.ts';
import { SampleBadge } from '../../feeds/FeedAge.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { areSample, FactGroupList } from './facts/FactGroupList.tsx';
import { FactsBody } from './facts/FactsBody.tsx';
import { useCoinFacts } from './use-coin-facts.ts';
import { classNames } from '../../ui/class-names.ts';
import line from '../../ui/blocks/summary.module.css';
import styles from './FactSheet.module.css';

/** Facts of a coin for its checklist, each with source and age; loaded when opened. */
export function FactSheet({ coin }: { readonly coin: Coin }) {
  const [isOpen, setOpen] = useKeptSwitch('coinFacts', false);
  const status = useCoinFacts(coin.id, isOpen);
  return (
    <details
      className={styles.sheet}
      open={isOpen}
      aria-busy={status.kind === 'loading'}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classNames(line.summary, styles.summary)}>
        <h3 className={styles.title}>{copy.title}</h3>
        <Icon className={line.chevron} name="chevron-down" size="sm" />
      </summary>
      {isOpen && (
        <output>
          <VisuallyHidden>{status.kind === 'ready' && copy.loaded(coin.name)}</VisuallyHidden>
        </output>
      )}
      <FactsBody status={status} awaited={factIds}>
        {(feed) => <Sheet coin={coin} feed={feed} />}
      </FactsBody>
    </details>
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its groups
const groups = Object.keys(factGroups) as FactGroup[];

function Sheet({ coin, feed }: { readonly coin: Coin; readonly feed: Feed<CoinFacts> }) {
  const isSample = areSample(feed.value);
  return (
    <>
      <p className={styles.hint}>{copy.hint}</p>
      {isSample && <SampleBadge />}
      {groups.map((group) => (
        <FactGroupList
          key={group}
          group={group}
          facts={feed.value}
          symbol={coin.ticker}
          isSampleSaid={isSample}
        />
      ))}
    </>
  );
}
