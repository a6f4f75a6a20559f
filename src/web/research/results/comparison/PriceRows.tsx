import type { Subject } from '../../../../contracts/subject.ts';
import type { RecordContent } from '../../../../engine/content.ts';
import { noAnswer } from '../../../../engine/result-value.ts';
import { listKeptFacts } from '../../../../engine/then-and-now.ts';
import { coinPanelCopy } from '../../../copy/panels/coin.ts';
import { coinPageCopy as copy } from '../../../copy/research/coin-page.ts';
import { CoinPrice } from '../../../panels/coin/CoinPrice.tsx';
import { findKeptPrice, PriceThen } from '../../../panels/coin/PriceThen.tsx';
import styles from './comparison.module.css';

interface PriceRowsProps {
  readonly records: readonly (RecordContent & { readonly subject?: Subject | undefined })[];
}

/** Absent without a price stored with an analysis. */
export function PriceRows({ records }: PriceRowsProps) {
  const prices = records.map((record) => ({ id: record.subject?.id, kept: listKeptFacts(record) }));
  if (!prices.some(({ kept }) => findKeptPrice(kept))) return null;
  return (
    <tbody>
      <tr className={styles.whole} tabIndex={-1}>
        <th scope="row">{copy.priceResearched}</th>
        {prices.map(({ id, kept }, side) => (
          // Analyses have no id of their own here.
          // oxlint-disable-next-line react/no-array-index-key
          <td key={side}>{id === undefined ? noAnswer : <PriceThen id={id} kept={kept} />}</td>
        ))}
      </tr>
      <tr className={styles.whole} tabIndex={-1}>
        <th scope="row">{coinPanelCopy.price}</th>
        {prices.map(({ id }, side) => (
          // oxlint-disable-next-line react/no-array-index-key
          <td key={side}>{id === undefined ? noAnswer : <CoinPrice id={id} />}</td>
        ))}
      </tr>
    </tbody>
  );
}
