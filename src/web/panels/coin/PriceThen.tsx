import { findNewestFact, type CoinFact } from '../../../contracts/coin-facts.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { SampleBadge } from '../../ui/blocks/SampleBadge.tsx';
import { SourceNames } from '../../feeds/SourceNames.tsx';
import { toPrice, toSignedPercent } from '../../ui/text/amounts.ts';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { usePriceFact } from './use-coin-facts.ts';
import styles from './CoinPrice.module.css';

interface PriceThenProps {
  readonly id: string;
  readonly kept: readonly CoinFact[];
}

/** A sample is compared with a sample only. */
export function PriceThen({ id, kept }: PriceThenProps) {
  const now = usePriceFact(id);
  const then = findKeptPrice(kept);
  if (then === undefined) return <>{copy.priceUnknown}</>;
  const isAlike =
    typeof now === 'object' && (now.state === 'sample') === (then.state === 'sample') && then.value > 0;
  return (
    <>
      {toPrice(then.value)}{' '}
      <span className={styles.origin}>
        {then.state === 'sample' ? <SampleBadge /> : <SourceNames source={then.source} />}{' '}
        <span className={styles.then}>
          <UtcDate iso={then.as_of} />
          {isAlike && ` · ${copy.since(toSignedPercent(now.value / then.value - 1))}`}
        </span>
      </span>
    </>
  );
}

export function findKeptPrice(kept: readonly CoinFact[]) {
  const fact = findNewestFact(kept, 'price_close');
  return fact?.unit === 'usd' ? fact : undefined;
}
