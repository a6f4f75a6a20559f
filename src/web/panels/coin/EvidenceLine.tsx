import { useId, useState, type ReactNode } from 'react';
import { allFacts, type CoinFact, type FactId, type KnownFact } from '../../../contracts/coin-facts.ts';
import { evidenceCopy as copy } from '../../copy/panels/coin-facts.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconMenu } from '../../ui/controls/IconMenu.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import { Dot, EvidenceFact, FactTitle, Listed } from './evidence/EvidenceFact.tsx';
import { findGap } from './evidence/find-gap.ts';
import styles from './EvidenceLine.module.css';

export interface ShownEvidence {
  readonly id: FactId;
  /** Undefined while loading. */
  readonly fact: CoinFact | undefined;
  /** In words; undefined: the question has no rule for it. */
  readonly rule: string | undefined;
  readonly speaksFor: 'yes' | 'no' | undefined;
  /** The value is shown with the section: here only what the rule says. */
  readonly shared?: true | undefined;
  /** Of a shared fact: the exchange that the rule is about. */
  readonly listed?: string | undefined;
  /** The question says what the value is. */
  readonly named?: boolean | undefined;
}

interface EvidenceLineProps {
  readonly describes: string;
  readonly evidence: readonly ShownEvidence[];
  readonly links: readonly { readonly title: string; readonly href: string }[];
  /** Unit of amounts. */
  readonly symbol: string;
  /** What was answered last. */
  readonly last?: ReactNode;
}

/**
 * One line and a menu of links; links stand open if there is no figure and no earlier answer. A button shows all but the first fact, and on a
 * narrow form the rule. Known pages are links.
 */
export function EvidenceLine({ describes, evidence, links, symbol, last }: EvidenceLineProps) {
  const [isOpen, setOpen] = useState(false);
  const factsId = useId();
  const { leading, others, pages } = sortEvidence(evidence);
  const shownLinks = [...pages, ...links];
  const gap = findGap(leading.flatMap(({ fact }) => fact ?? []));
  const hasFigure = leading.some(({ fact }) => !fact || fact.state !== 'missing');
  const areOpen = !hasFigure && last === undefined;
  return (
    <>
      <div
        id={factsId}
        className={classNames(styles.line, isOpen && styles.open, last !== undefined && styles.updates)}
      >
        <span id={describes} className={styles.facts}>
          {leading.map((one, index) => (
            <Shown key={one.id} {...one} isSecond={index > 0} hasGap={gap !== undefined} symbol={symbol} />
          ))}
          {gap !== undefined && (
            <span className={classNames(styles.gap, styles.detail)}>{copy.apart(gap)}</span>
          )}
          {isOpen && others.map((one) => <Shown key={one.id} {...one} symbol={symbol} />)}
        </span>
        {areOpen && shownLinks.length > 0 && (
          <span className={styles.links}>
            <span>{copy.lookUp}</span>
            <Links links={shownLinks} />
          </span>
        )}
        {last !== undefined && <span className={styles.last}>{last}</span>}
        {evidence.length > 0 && (
          <Fold controls={factsId} others={others.length} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
      </div>
      {!areOpen && shownLinks.length > 0 && (
        <IconMenu label={copy.lookUp} icon="search" className={styles.menu}>
          <Links links={shownLinks} />
        </IconMenu>
      )}
    </>
  );
}

interface FoldProps {
  readonly controls: string;
  /** The number of facts that it shows. */
  readonly others: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Fold({ controls, others, isOpen, onToggle }: FoldProps) {
  return (
    <button
      type="button"
      className={classNames(styles.fold, others === 0 && styles.brief)}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {others > 0 && <span aria-hidden="true">{copy.more(others)}</span>}
      <VisuallyHidden>{copy.details}</VisuallyHidden>
      <Icon name="chevron-down" size="sm" />
    </button>
  );
}

function Links({ links }: Pick<EvidenceLineProps, 'links'>) {
  return links.map(({ title, href }) => (
    <ExternalTextLink key={title} href={href}>
      {title}
    </ExternalTextLink>
  ));
}

function sortEvidence(evidence: readonly ShownEvidence[]) {
  const [first] = evidence;
  const leading = evidence.filter(({ id }) => first && allFacts[id].title === allFacts[first.id].title);
  const rest = evidence.filter((one) => !leading.includes(one));
  return { leading, others: rest.filter((one) => !isPage(one)), pages: rest.filter(isPage).map(toLink) };
}

type Page = ShownEvidence & { readonly fact: KnownFact & { readonly unit: 'link' } };

function isPage(one: ShownEvidence): one is Page {
  return one.fact !== undefined && one.fact.state !== 'missing' && one.fact.unit === 'link';
}

function toLink({ id, fact }: Page) {
  return { title: allFacts[id].title, href: fact.value };
}

interface ShownProps extends ShownEvidence {
  readonly isSecond?: boolean;
  readonly hasGap?: boolean;
  readonly symbol: string;
}

function Shown({ isSecond = false, hasGap = false, symbol, ...shown }: ShownProps) {
  const { fact, rule, speaksFor, shared } = shown;
  return (
    <span className={classNames(styles.fact, isSecond && styles.detail)} aria-busy={fact === undefined}>
      {fact && <Dot fact={fact} />}
      {shared ? <SharedFact {...shown} /> : <OwnFact {...shown} symbol={symbol} />}
      {rule !== undefined && !shared && (
        <span className={classNames(styles.rule, styles.detail)}>{rule}</span>
      )}
      {speaksFor !== undefined && !hasGap && (
        <span className={classNames(styles.mark, styles.detail)}>{copy.speaksFor[speaksFor]}</span>
      )}
    </span>
  );
}

function OwnFact({ id, fact, named, symbol }: Pick<ShownProps, 'id' | 'fact' | 'named' | 'symbol'>) {
  if (fact) return <EvidenceFact fact={fact} named={named} symbol={symbol} />;
  return (
    <>
      <FactTitle id={id} />
      <Skeleton width={196} height={10} />
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
    </>
  );
}

/** Empty until the fact is known: the section says that it is loading, or why it is missing. */
function SharedFact({ fact, rule, listed }: Pick<ShownEvidence, 'fact' | 'rule' | 'listed'>) {
  if (!fact || fact.state === 'missing') return null;
  return fact.unit === 'exchanges' && listed !== undefined ? <Listed fact={fact} name={listed} /> : rule;
}
