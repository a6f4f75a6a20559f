import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import { usePriceFact } from './use-coin-facts.ts';
import styles from './CoinPrice.module.css';

/** The last daily close. */
export function CoinPrice({ id }: { readonly id: string }) {
  const price = usePriceFact(id);
  if (price === 'loading') return <Skeleton width={80} />;
  if (!price) return <>{copy.unknown}</>;
  return (
    <>
      {toPrice(price.value)}{' '}
      <span className={styles.origin}>
        <FeedAge source={price.source} asOf={price.as_of} state={price.state} />
      </span>
    </>
  );
}
