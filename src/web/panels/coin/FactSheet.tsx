import type { Coin } from '../../../contracts/coin-data.ts';
import { factGroups, factIds, type CoinFacts, type FactGroup } from '../../../contracts/coin-facts.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { coinFactsCopy as copy } from '../../copy/panels.ts';
import { SampleBadge } from '../../feeds/FeedAge.tsx';
import { FeedFailure } from '../../feeds/FeedFailure.tsx';
import type { FeedStatus } from '../../feeds/use-feed.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { FactGroupList } from './FactGroupList.tsx';
import { useCoinFacts } from './use-coin-facts.ts';
import { classNames } from '../../ui/class-names.ts';
import line from '../../ui/blocks/summary.module.css';
import styles from './FactSheet.module.css';

/** What checklists ask of a coin, each fact with its source and age; loaded once it is opened. */
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
      <ErrorBoundary fallback={toFailure}>
        <Content coin={coin} status={status} />
      </ErrorBoundary>
    </details>
  );
}

interface ContentProps {
  readonly coin: Coin;
  readonly status: FeedStatus<CoinFacts>;
}

function Content({ coin, status }: ContentProps) {
  switch (status.kind) {
    case 'idle':
      return null;
    case 'loading':
      return <SheetSkeleton />;
    case 'failed':
      return toFailure(status.retry);
    case 'ready':
      return <Sheet coin={coin} feed={status.feed} />;
    default:
      return assertNever(status);
  }
}

function toFailure(retry: () => void) {
  return <FeedFailure message={copy.failed} hint={copy.failedHint} onRetry={retry} />;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its groups
const groups = Object.keys(factGroups) as FactGroup[];

function Sheet({ coin, feed }: { readonly coin: Coin; readonly feed: Feed<CoinFacts> }) {
  const known = feed.value.filter(({ state }) => state !== 'missing');
  const isSample = known.length > 0 && known.every(({ state }) => state === 'sample');
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

/** About as high as what is on its way, so that what follows moves little. */
function SheetSkeleton() {
  return (
    <div className={styles.waiting}>
      {factIds.map((id, index) => (
        <div className={styles.waitingFact} key={id}>
          <Skeleton width={72 + ((index * 37) % 48)} />
          <Skeleton width={56 + ((index * 23) % 40)} />
        </div>
      ))}
    </div>
  );
}
