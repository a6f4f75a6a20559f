import { allFacts, type CoinFact, type KnownFact } from '../../../contracts/coin-facts.ts';
import { toShownUnit } from '../../../contracts/figures.ts';
import { coinFactsCopy, keptFactsCopy as copy } from '../../copy/panels/coin-facts.ts';
import { FeedTime } from '../../feeds/FeedAge.tsx';
import { SampleBadge } from '../../ui/blocks/SampleBadge.tsx';
import { SourceNames } from '../../feeds/SourceNames.tsx';
import { areShownAlike } from '../../ui/text/figure-text.ts';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { FactValueText } from './FactValueText.tsx';
import styles from './ThenAndNow.module.css';

interface ShownPair {
  readonly then: CoinFact;
  readonly now: KnownFact | undefined;
  /** Present: it supported another answer then. */
  readonly flips: object | undefined;
}

interface ThenAndNowProps {
  readonly pairs: readonly ShownPair[];
  /** The answers came from a file. */
  readonly imported: boolean;
  /** Unit of amounts. */
  readonly symbol: string;
}

export function ThenAndNow({ pairs: all, imported, symbol }: ThenAndNowProps) {
  const pairs = withoutLinks(all);
  if (pairs.length === 0) return null;
  return (
    <div className={styles.pairs}>
      {pairs.map((pair) => (
        <p key={pair.then.id} className={styles.pair}>
          <span className={styles.title}>{allFacts[pair.then.id].title}</span>{' '}
          <Pair {...pair} symbol={symbol} />
          {pair.flips && !isUnchanged(pair) && <b className={styles.flips}> {copy.flips}</b>}
        </p>
      ))}
      {imported && <p>{copy.imported}</p>}
    </div>
  );
}

/** A link is no figure: it is shown only where there is nothing else. */
export function withoutLinks<Pair extends Pick<ShownPair, 'then'>>(pairs: readonly Pair[]): readonly Pair[] {
  const figures = pairs.filter(({ then }) => then.state === 'missing' || then.unit !== 'link');
  return figures.length > 0 ? figures : pairs;
}

/** Both values read the same on screen. */
export function isUnchanged({ then, now }: Pick<ShownPair, 'then' | 'now'>): boolean {
  return (
    now !== undefined &&
    then.state !== 'missing' &&
    areShownAlike(toShownUnit(then.id), then.value, now.value)
  );
}

function Pair({ then, now, symbol }: ShownPair & { readonly symbol: string }) {
  if (then.state === 'missing') {
    const reason = coinFactsCopy.gaps[then.reason](then.source ?? coinFactsCopy.anySource);
    return <>{copy.missingThen(reason)}</>;
  }
  return (
    <>
      <Values then={then} now={now} symbol={symbol} /> <Origin fact={then} />
      {now && now.state !== 'sample' && (
        <>
          {' '}
          · <Age fact={now} isSource={now.source !== then.source} />
        </>
      )}
    </>
  );
}

interface ValuesProps extends Pick<ShownPair, 'now'> {
  readonly then: KnownFact;
  readonly symbol: string;
}

/** Of listings, only the exchanges that differ. */
function Values({ then, now, symbol }: ValuesProps) {
  const isSame = isUnchanged({ then, now });
  if (then.unit === 'exchanges' && now?.unit === 'exchanges' && !isSame) {
    return <b className={styles.value}>{copy.moves(then.value, now.value).join(', ')}</b>;
  }
  return (
    <>
      <Value fact={then} symbol={symbol} /> {isSame ? copy.thenAndNow : copy.then}
      {now && !isSame && (
        <>
          , <Value fact={now} symbol={symbol} /> {copy.now}
        </>
      )}
    </>
  );
}

function Value({ fact, symbol }: { readonly fact: KnownFact; readonly symbol: string }) {
  return (
    <b className={styles.value}>
      <FactValueText fact={fact} symbol={symbol} />
    </b>
  );
}

function Origin({ fact: { state, source, as_of: asOf } }: { readonly fact: KnownFact }) {
  return (
    <>
      {state === 'sample' ? <SampleBadge /> : <SourceNames source={source} />} · <UtcDate iso={asOf} />
    </>
  );
}

function Age({ fact, isSource }: { readonly fact: KnownFact; readonly isSource: boolean }) {
  return (
    <>
      {isSource && (
        <>
          <SourceNames source={fact.source} /> ·{' '}
        </>
      )}
      <FeedTime asOf={fact.as_of} state={fact.state} {...(fact.undated && { undated: true })} />
    </>
  );
}
