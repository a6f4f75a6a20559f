import { useId, useState } from 'react';
import { allFacts, type CoinFact, type FactId } from '../../../contracts/coin-facts.ts';
import { evidenceCopy as copy } from '../../copy/panels/coin-facts.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import { EvidenceFact, FactTitle } from './evidence/EvidenceFact.tsx';
import { findGap } from './evidence/find-gap.ts';
import styles from './EvidenceLine.module.css';

export interface ShownEvidence {
  readonly id: FactId;
  /** Undefined while loading. */
  readonly fact: CoinFact | undefined;
  /** In words; undefined: the question has no rule for it. */
  readonly rule: string | undefined;
  readonly speaksFor: 'yes' | 'no' | undefined;
}

interface EvidenceLineProps {
  readonly describes: string;
  readonly evidence: readonly ShownEvidence[];
  readonly links: readonly { readonly title: string; readonly href: string }[];
  /** Unit of amounts. */
  readonly symbol: string;
}

/** A button shows all but the first fact, and on a narrow form the rule and the links. */
export function EvidenceLine({ describes, evidence, links, symbol }: EvidenceLineProps) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const [first] = evidence;
  const leading = evidence.filter(({ id }) => first && allFacts[id].title === allFacts[first.id].title);
  const others = evidence.filter((one) => !leading.includes(one));
  const gap = findGap(leading.flatMap(({ fact }) => fact ?? []));
  return (
    <div className={styles.frame}>
      <div id={bodyId} className={classNames(styles.line, isOpen && styles.open)}>
        <span id={describes} className={styles.facts}>
          {leading.map((one, index) => (
            <Shown key={one.id} {...one} isSecond={index > 0} hasGap={gap !== undefined} symbol={symbol} />
          ))}
          {gap !== undefined && (
            <span className={classNames(styles.gap, styles.detail)}>{copy.apart(gap)}</span>
          )}
          {isOpen && others.map((one) => <Shown key={one.id} {...one} symbol={symbol} />)}
        </span>
        {links.length > 0 && (
          <span className={classNames(styles.links, evidence.length > 0 && styles.detail)}>
            <span>{copy.lookUp}</span>
            {links.map(({ title, href }) => (
              <ExternalTextLink key={title} href={href}>
                {title}
              </ExternalTextLink>
            ))}
          </span>
        )}
      </div>
      {evidence.length > 0 && (
        <button
          type="button"
          className={classNames(styles.fold, others.length === 0 && styles.narrowOnly)}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          {others.length > 0 && (
            <span className={styles.count} aria-hidden="true">
              {copy.more(others.length)}
            </span>
          )}
          <VisuallyHidden>{copy.details}</VisuallyHidden>
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </div>
  );
}

interface ShownProps extends ShownEvidence {
  readonly isSecond?: boolean;
  readonly hasGap?: boolean;
  readonly symbol: string;
}

function Shown({ id, fact, rule, speaksFor, isSecond = false, hasGap = false, symbol }: ShownProps) {
  return (
    <span className={classNames(styles.fact, isSecond && styles.detail)} aria-busy={fact === undefined}>
      {fact === undefined ? (
        <>
          <FactTitle id={id} />
          <Skeleton width={196} height={10} />
          <VisuallyHidden>{copy.loading}</VisuallyHidden>
        </>
      ) : (
        <EvidenceFact fact={fact} symbol={symbol} />
      )}
      {rule !== undefined && <span className={classNames(styles.rule, styles.detail)}>{rule}</span>}
      {speaksFor !== undefined && !hasGap && (
        <span className={classNames(styles.mark, styles.detail)}>{copy.speaksFor[speaksFor]}</span>
      )}
    </span>
  );
}
