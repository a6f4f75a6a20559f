import {
  allFacts,
  listingExchanges,
  type CoinFact,
  type FactId,
  type KnownFact,
  type ListingExchange,
} from '../../../../contracts/coin-facts.ts';
import { coinFactsCopy, evidenceCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { FeedTime, SampleBadge } from '../../../feeds/FeedAge.tsx';
import { SourceNames } from '../../../feeds/SourceNames.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FactValueText } from '../facts/FactValueText.tsx';
import styles from '../EvidenceLine.module.css';

interface EvidenceFactProps {
  readonly fact: CoinFact;
  readonly symbol: string;
}

export function EvidenceFact({ fact, symbol }: EvidenceFactProps) {
  if (fact.state === 'missing') {
    return (
      <>
        <FactTitle id={fact.id} />
        <span>{coinFactsCopy.gaps[fact.reason](fact.source ?? coinFactsCopy.anySource)}</span>
      </>
    );
  }
  return (
    <>
      <FactTitle id={fact.id} note={fact.note} />
      <b className={styles.value}>
        {fact.unit === 'exchanges' ? (
          copy.listedOn(fact.value.length, listingExchanges.length)
        ) : (
          <FactValueText fact={fact} symbol={symbol} />
        )}
      </b>
      {fact.unit === 'exchanges' && <Listings traded={fact.value} unsure={fact.unsure ?? []} />}
      <Origin fact={fact} />
    </>
  );
}

interface FactTitleProps {
  readonly id: FactId;
  /** What exactly was counted. */
  readonly note?: string | undefined;
}

export function FactTitle({ id, note }: FactTitleProps) {
  const { title } = allFacts[id];
  return <span className={styles.title}>{note ? copy.counted(title, note) : title}</span>;
}

function Origin({ fact: { source, as_of: asOf, undated, state } }: { readonly fact: KnownFact }) {
  if (state === 'sample') {
    return (
      <span className={styles.origin}>
        <SampleBadge />
        <span className={styles.detail}>
          <FeedTime asOf={asOf} state={state} />
        </span>
      </span>
    );
  }
  return (
    <span className={styles.origin}>
      <span className={styles.source}>
        <SourceNames source={source} />
      </span>
      {state === 'stale' && <span className={styles.stale}>{copy.stale}</span>}
      <FeedTime asOf={asOf} state={state} {...(undated && { undated })} />
    </span>
  );
}

interface ListedProps {
  readonly fact: KnownFact & { readonly unit: 'exchanges' };
  readonly name: string;
}

/** Whether one exchange lists the coin. */
export function Listed({ fact: { value, unsure = [], state }, name }: ListedProps) {
  const has = (names: readonly string[]) => names.includes(name);
  const listing = has(value) ? 'listed' : has(unsure) ? 'unsure' : 'unlisted';
  const words = copy.listing[listing];
  return <span className={styles[listing]}>{state === 'sample' ? copy.inSample(words) : words}</span>;
}

interface ListingsProps {
  readonly traded: readonly ListingExchange[];
  readonly unsure: readonly ListingExchange[];
}

function Listings({ traded, unsure }: ListingsProps) {
  return (
    <span className={classNames(styles.listings, styles.detail)}>
      {listingExchanges.map(({ name }) => {
        const isUnsure = unsure.includes(name);
        const isTraded = traded.includes(name);
        return (
          <span key={name} className={isTraded ? styles.listed : isUnsure ? styles.unsure : styles.unlisted}>
            {name}
            {!isTraded && <VisuallyHidden> {isUnsure ? copy.unsure : copy.notListed}</VisuallyHidden>}
          </span>
        );
      })}
    </span>
  );
}
