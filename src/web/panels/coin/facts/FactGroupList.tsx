import {
  coinFacts,
  factGroups,
  type CoinFact,
  type CoinFacts,
  type FactGroup,
  type KnownFact,
} from '../../../../contracts/coin-facts.ts';
import { coinFactsCopy as copy } from '../../../copy/panels.ts';
import { FeedAge } from '../../../feeds/FeedAge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { FactValueText } from './FactValueText.tsx';
import styles from '../FactSheet.module.css';

type MissingFact = Extract<CoinFact, { readonly state: 'missing' }>;

interface FactGroupListProps {
  readonly group: FactGroup;
  readonly facts: CoinFacts;
  /** Unit of amounts. */
  readonly symbol: string;
  /** All of them are a sample, which is said above. */
  readonly isSampleSaid: boolean;
}

interface FactGroupProps extends FactGroupListProps {
  readonly headingLevel: 3 | 4;
}

/** The facts of a group; neighbours with the same source and age share one line for both. */
export function FactGroupList({ headingLevel, ...list }: FactGroupProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.group}>
      <Heading className={styles.groupTitle}>{factGroups[list.group]}</Heading>
      <FactList {...list} />
    </div>
  );
}

export function FactList({ group, facts, symbol, isSampleSaid }: FactGroupListProps) {
  const own = facts.filter(({ id }) => coinFacts[id].group === group);
  const gaps = toGaps(own.filter((fact) => fact.state === 'missing'));
  return (
    <>
      <div className={styles.runs}>
        {toRuns(own.filter((fact) => fact.state !== 'missing')).map((run) => (
          <FactRun key={run.map(({ id }) => id).join()} {...{ run, symbol, isSampleSaid }} />
        ))}
      </div>
      {gaps.length > 0 && (
        <ul className={styles.gaps}>
          {gaps.map(([reason, titles]) => (
            <li key={reason}>
              {reason}: {titles.join(', ')}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function areSample(facts: CoinFacts): boolean {
  const known = facts.filter(({ state }) => state !== 'missing');
  return known.length > 0 && known.every(({ state }) => state === 'sample');
}

interface FactRunProps {
  readonly run: readonly KnownFact[];
  readonly symbol: string;
  readonly isSampleSaid: boolean;
}

function FactRun({ run, symbol, isSampleSaid }: FactRunProps) {
  const [first] = run;
  if (first === undefined) return null;
  const age = <FeedAge source={first.source} asOf={first.as_of} state={first.state} />;
  // Values of two sources are shown side by side.
  const isCompared = countAlike(first) > 1;
  return (
    <div className={classNames(styles.run, isCompared && styles.compared)}>
      <dl className={styles.facts}>
        {run.map((fact) => (
          <div className={styles.fact} key={fact.id}>
            <dt>
              {coinFacts[fact.id].title} <FactNote id={fact.id} />
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

function FactNote({ id }: Pick<CoinFact, 'id'>) {
  const note = findNote(id);
  return note !== undefined && <span className={styles.note}>{note}</span>;
}

function findNote(id: CoinFact['id']): string | undefined {
  const row = coinFacts[id];
  return 'note' in row ? row.note : undefined;
}

function countAlike({ id }: CoinFact): number {
  return Object.values(coinFacts).filter(({ title }) => title === coinFacts[id].title).length;
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
  const isAlike = one.source === other.source && one.as_of === other.as_of && one.state === other.state;
  return isAlike && countAlike(one) === 1 && countAlike(other) === 1;
}

/** Each reason for missing facts once, with their names. */
function toGaps(missing: readonly MissingFact[]): readonly (readonly [string, readonly string[]])[] {
  const gaps = new Map<string, string[]>();
  for (const fact of missing) {
    const words = copy.gaps[fact.reason](fact.source ?? copy.anySource);
    const { title } = coinFacts[fact.id];
    const note = findNote(fact.id);
    gaps.set(words, [...(gaps.get(words) ?? []), countAlike(fact) > 1 && note ? `${title} ${note}` : title]);
  }
  return [...gaps];
}
