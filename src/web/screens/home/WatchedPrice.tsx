import type { WatchedPrice as Price } from '../../../contracts/watchlist.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { Change } from '../../panels/ticker/Change.tsx';
import { toPrice, toSignedPercent } from '../../ui/text/amounts.ts';
import { toShortUtcDate, toUtcTime } from '../../ui/text/moments.ts';
import styles from './Desk.module.css';

interface WatchedPriceProps {
  /** Undefined: the coin was not read yet. */
  readonly price: Price | undefined;
  /** Its origin differs from the header's. */
  readonly isApart: boolean;
}

export function WatchedPrice({ price, isApart }: WatchedPriceProps) {
  if (!price) return <span className={styles.about}>{copy.noPriceYet}</span>;
  return (
    <span className={styles.price}>
      <span>{toPrice(price.value)}</span>{' '}
      {price.change !== null && <Change percent={price.change} toText={toShortChange} />}
      {isApart && (
        <>
          {' '}
          <PriceOrigin {...price} />
        </>
      )}
    </span>
  );
}

function toShortChange(percent: number): string {
  return toSignedPercent(percent / 100);
}

export function PriceOrigin({ source, as_of, state }: Omit<Price, 'value' | 'change'>) {
  const read = `${toShortUtcDate(as_of)}, ${toUtcTime(as_of)} UTC`;
  return (
    <span className={styles.about}>
      {state === 'sample' ? copy.sampleOf(read) : copy.readOn(source, read)}
    </span>
  );
}

export function isOfOtherOrigin(price: Price, shared: Price | undefined): boolean {
  return (
    price.source !== shared?.source ||
    price.state !== shared.state ||
    toShortUtcDate(price.as_of) !== toShortUtcDate(shared.as_of)
  );
}
