import type { CoinFact, KnownFact } from '../../../contracts/coin-facts.ts';
import type { EvidenceRule } from '../../../engine/evidence.ts';
import type { FactPair } from '../../../engine/then-and-now.ts';
import { evidenceCopy } from '../../copy/panels/coin-facts.ts';
import { feedCopy } from '../../copy/ui.ts';
import { FactValueText } from '../../panels/coin/FactValueText.tsx';
import { findListing } from '../../panels/coin/listing.ts';
import { isUnchanged, withoutLinks } from '../../panels/coin/ThenAndNow.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import type { KeptPairs } from './KeptFacts.tsx';
import styles from './ResultLine.module.css';

interface KeptFigureProps extends Pick<KeptPairs, 'pairs' | 'symbol'> {
  /** Inside a sentence. */
  readonly inText?: boolean;
}

/** The first figure stored with an answer; its source and age are in the unfolded line. */
export function KeptFigure({ pairs, symbol, inText = false }: KeptFigureProps) {
  const [first] = withoutLinks(pairs).flatMap(({ then, rule }) =>
    then.state === 'missing' ? [] : [{ then, rule }],
  );
  if (!first) return null;
  const { then, rule } = first;
  const listing = toListing(then, rule);
  return (
    <span className={styles.figure}>
      {then.state === 'sample' && (
        <>
          <i className={styles.sample} aria-hidden="true" />
          <VisuallyHidden>{feedCopy.sample} </VisuallyHidden>
        </>
      )}
      {(inText ? listing?.toLowerCase() : listing) ?? <FactValueText fact={then} symbol={symbol} />}
    </span>
  );
}

/** Whether the figure of then is shown as that of now; false without one of now. */
export function readsAlike({ then, now, rule }: FactPair): boolean {
  if (!now || then.state === 'missing') return false;
  const listing = toListing(then, rule);
  return listing === undefined ? isUnchanged({ then, now }) : listing === toListing(now, rule);
}

/** Of the one exchange that the rule is about. */
function toListing(fact: KnownFact, rule: EvidenceRule | undefined): string | undefined {
  const name = rule?.yes.contains?.const;
  if (fact.unit !== 'exchanges' || name === undefined) return undefined;
  return evidenceCopy.listing[findListing(fact, name)];
}

/** Whether a list has the one exchange that the rule is about; undefined: it is about none. */
export function isListed({ yes }: EvidenceRule, fact: CoinFact): boolean | undefined {
  const name = yes.contains?.const;
  if (fact.state === 'missing' || fact.unit !== 'exchanges' || name === undefined) return undefined;
  return findListing(fact, name) === 'listed';
}
