import { addToDay, toUtcDay } from '../../../lib/utc-day.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { SampleBadge } from '../../ui/blocks/SampleBadge.tsx';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { SourceNames } from '../../feeds/SourceNames.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { usePriceFact, type PriceFact } from './use-coin-facts.ts';
import styles from './CoinPrice.module.css';

/** The day before closed last. */
export function CoinPriceTitle({ id }: { readonly id: string }) {
  const price = usePriceFact(id);
  const now = useClock();
  if (price === 'loading' || !price) return <>{copy.price}</>;
  const day = addToDay(toUtcDay(Date.parse(price.as_of)), { days: -1 });
  return <>{copy.priceOf(toBriefUtcDay(day, now))}</>;
}

/** The last daily close. */
export function CoinPrice({ id }: { readonly id: string }) {
  const price = usePriceFact(id);
  if (price === 'loading') return <Skeleton width={80} />;
  if (!price) return <>{copy.unknown}</>;
  return (
    <>
      {toPrice(price.value)}{' '}
      <span className={styles.origin}>
        <Origin {...price} />
      </span>
    </>
  );
}

/** The title names the day. */
function Origin({ source, as_of: asOf, state }: PriceFact) {
  if (state === 'sample') return <SampleBadge />;
  return state === 'live' ? <SourceNames source={source} /> : <FeedAge {...{ source, asOf, state }} />;
}
