import {
  allFacts,
  listingExchanges,
  type CoinFact,
  type FactId,
  type KnownFact,
} from '../../../../contracts/coin-facts.ts';
import { coinFactsCopy, evidenceCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { feedCopy } from '../../../copy/ui.ts';
import { FeedTime } from '../../../feeds/FeedAge.tsx';
import { SourceNames } from '../../../feeds/SourceNames.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FactValueText } from '../FactValueText.tsx';
import { findListing } from '../listing.ts';
import styles from '../EvidenceLine.module.css';

interface EvidenceFactProps {
  readonly fact: CoinFact;
  /** The question says what the value is. */
  readonly named?: boolean | undefined;
  readonly symbol: string;
}

export function EvidenceFact({ fact, named = false, symbol }: EvidenceFactProps) {
  if (fact.state === 'missing') {
    const reason = coinFactsCopy.gaps[fact.reason](fact.source ?? coinFactsCopy.anySource);
    return <span>{coinFactsCopy.gapOf([allFacts[fact.id].title], reason)}</span>;
  }
  return (
    <>
      {named && !fact.note ? (
        <VisuallyHidden>
          <FactTitle id={fact.id} />
        </VisuallyHidden>
      ) : (
        <FactTitle id={fact.id} note={fact.note} />
      )}
      <b className={styles.value}>
        {fact.unit === 'exchanges' ? (
          copy.listedOn(fact.value.length, listingExchanges.length)
        ) : (
          <FactValueText fact={fact} symbol={symbol} />
        )}
      </b>
      {fact.unit === 'exchanges' && <Listings fact={fact} />}
      <Origin fact={fact} />
    </>
  );
}

/** Filled for a figure from its source, hollow for a sample or no figure. */
export function Dot({ fact }: { readonly fact: CoinFact }) {
  const state = fact.state === 'missing' && fact.reason === 'unavailable' ? 'failing' : fact.state;
  return (
    <>
      <i className={classNames(styles.dot, styles[state])} aria-hidden="true" />
      {state === 'sample' && <VisuallyHidden>{feedCopy.sample}</VisuallyHidden>}
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

/** Source and age. */
export function Origin({ fact: { source, as_of: asOf, undated, state } }: { readonly fact: KnownFact }) {
  if (state === 'sample') {
    return (
      <span className={styles.origin}>
        <FeedTime asOf={asOf} state={state} />
      </span>
    );
  }
  return (
    <span className={styles.origin}>
      <span className={styles.source}>
        <SourceNames source={source} />
      </span>
      {state === 'stale' && <VisuallyHidden>{copy.stale}</VisuallyHidden>}
      <span className={styles[state]}>
        <FeedTime asOf={asOf} state={state} {...(undated && { undated })} />
      </span>
    </span>
  );
}

interface ListedProps {
  readonly fact: KnownFact & { readonly unit: 'exchanges' };
  readonly name: string;
}

/** Whether one exchange lists the coin. */
export function Listed({ fact, name }: ListedProps) {
  return (
    <>
      <b className={styles.value}>{copy.listing[findListing(fact, name)]}</b>
      <Origin fact={fact.source.split(', ').includes(name) ? { ...fact, source: name } : fact} />
    </>
  );
}

function Listings({ fact }: Pick<ListedProps, 'fact'>) {
  return (
    <span className={classNames(styles.listings, styles.detail)}>
      {listingExchanges.map(({ name }) => {
        const listing = findListing(fact, name);
        return (
          <span key={name} className={styles[listing]}>
            {name}
            {listing !== 'listed' && (
              <VisuallyHidden> {listing === 'unsure' ? copy.unsure : copy.notListed}</VisuallyHidden>
            )}
          </span>
        );
      })}
    </span>
  );
}
