import {
  allFacts,
  factGroups,
  type CoinFact,
  type CoinFacts,
  type FactGroup,
  type FactId,
  type KnownFact,
} from '../../../../contracts/coin-facts.ts';
import { coinFactsCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { FeedAge } from '../../../feeds/FeedAge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { FactValueText } from '../FactValueText.tsx';
import styles from '../FactSheet.module.css';

type MissingFact = Extract<CoinFact, { readonly state: 'missing' }>;

interface FactGroupListProps {
  readonly group: FactGroup;
  readonly facts: CoinFacts;
  readonly symbol: string;
  /** The list says above it that all its facts are a sample. */
  readonly isSampleSaid: boolean;
}

/** Neighbours with the same source and age share one line for both. */
export function FactGroupList({ group, facts, symbol, isSampleSaid }: FactGroupListProps) {
  const own = facts.filter(({ id }) => allFacts[id].group === group);
  const missing = own.filter((fact) => fact.state === 'missing');
  return (
    <div className={styles.group}>
      <h4 className={styles.groupTitle}>{factGroups[group]}</h4>
      <div className={styles.runs}>
        {toRuns(own.filter((fact) => fact.state !== 'missing')).map((run) => (
          <FactRun key={run.map(({ id }) => id).join()} {...{ run, symbol, isSampleSaid }} />
        ))}
      </div>
      {missing.length > 0 && <Gaps missing={missing} />}
    </div>
  );
}

/** By the reason why they are missing. */
export function Gaps({ missing }: { readonly missing: readonly MissingFact[] }) {
  return (
    <ul className={styles.gaps}>
      {toGaps(missing).map(([reason, titles]) => (
        <li key={reason}>{copy.gapOf(titles, reason)}.</li>
      ))}
    </ul>
  );
}

export function areSample(facts: CoinFacts): boolean {
  const known = facts.filter(({ state }) => state !== 'missing');
  return known.length > 0 && known.every(({ state }) => state === 'sample');
}

interface FactRunProps extends Pick<FactGroupListProps, 'symbol' | 'isSampleSaid'> {
  readonly run: readonly KnownFact[];
}

function FactRun({ run, symbol, isSampleSaid }: FactRunProps) {
  const [first] = run;
  if (first === undefined) return null;
  const { source, as_of: asOf, state, undated } = first;
  const age = <FeedAge {...{ source, asOf, state }} {...(undated && { undated })} />;
  const isCompared = countAlike(first) > 1;
  return (
    <div className={classNames(styles.run, isCompared && styles.compared)}>
      <dl>
        {run.map((fact) => (
          <div className={styles.fact} key={fact.id}>
            <dt>
              {allFacts[fact.id].title} <FactNote id={fact.id} note={fact.note} />
            </dt>
            <dd>
              <FactValueText fact={fact} symbol={symbol} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.origin}>
        <VisuallyHidden>{copy.origin}: </VisuallyHidden>
        {isSampleSaid ? <VisuallyHidden>{age}</VisuallyHidden> : age}
      </p>
    </div>
  );
}

export function FactNote({
  id,
  note = findNote(id),
}: {
  readonly id: FactId;
  readonly note: string | undefined;
}) {
  return note !== undefined && <span className={styles.note}>{note}</span>;
}

function findNote(id: CoinFact['id']): string | undefined {
  const row = allFacts[id];
  return 'note' in row ? row.note : undefined;
}

function countAlike({ id }: CoinFact): number {
  return Object.values(allFacts).filter(({ title }) => title === allFacts[id].title).length;
}

function toRuns(facts: readonly KnownFact[]): readonly (readonly KnownFact[])[] {
  const runs: KnownFact[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    const [before] = last ?? [];
    if (last !== undefined && before !== undefined && isOfOneRun(before, fact)) last.push(fact);
    else runs.push([fact]);
  }
  return runs;
}

function isOfOneRun(one: KnownFact, other: KnownFact): boolean {
  const isAlike = one.source === other.source && one.as_of === other.as_of && isOfOneKind(one, other);
  return isAlike && countAlike(one) === 1 && countAlike(other) === 1;
}

function isOfOneKind(one: KnownFact, other: KnownFact): boolean {
  return one.state === other.state && one.undated === other.undated;
}

function toGaps(missing: readonly MissingFact[]): readonly (readonly [string, readonly string[]])[] {
  const gaps = new Map<string, string[]>();
  for (const fact of missing) {
    const words = copy.gaps[fact.reason](fact.source ?? copy.anySource);
    const { title } = allFacts[fact.id];
    const note = findNote(fact.id);
    gaps.set(words, [...(gaps.get(words) ?? []), countAlike(fact) > 1 && note ? `${title} ${note}` : title]);
  }
  return [...gaps];
}
