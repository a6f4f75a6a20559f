import { allFacts, listingExchanges, type KnownFact } from '../../../contracts/coin-facts.ts';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import { allQuestions } from '../../../engine/questionnaire.ts';
import type { FactPair } from '../../../engine/then-and-now.ts';
import { uniqueBy } from '../../../lib/unique-by.ts';
import { evidenceCopy } from '../../copy/panels/coin-facts.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { FactValueText } from '../../panels/coin/FactValueText.tsx';
import { isUnchanged } from '../../panels/coin/ThenAndNow.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { SampleBadge } from '../../ui/blocks/SampleBadge.tsx';
import line from '../../ui/blocks/summary.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { Decision } from '../record/load-decisions.ts';
import { useKeptFacts } from '../results/KeptFacts.tsx';
import { toEntryDay } from './due-text.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import styles from './Figures.module.css';

/** The figures stored with a decision on its first day beside the present ones; absent without any. */
export function Figures({ decision: { compiled, first } }: { readonly decision: Decision }) {
  const today = useToday();
  const findPairs = useKeptFacts({ compiled, record: first });
  const pairs = allQuestions(compiled.questionnaire).flatMap(({ id }) => findPairs(id)?.pairs ?? []);
  const shown = uniqueBy(pairs, ({ then }) => then.id).filter(
    ({ then }) => then.state !== 'missing' && then.unit !== 'link',
  );
  if (shown.length === 0) return null;
  const changed = shown.filter((pair) => pair.now && !isUnchanged(pair));
  const others = shown.filter((pair) => !changed.includes(pair));
  const symbol = findCoinSymbol(first.subject) ?? '';
  return (
    <Panel
      title={copy.figures}
      actions={
        <span className={styles.days}>
          {shown.some(({ then }) => then.state === 'sample') && <SampleBadge />}{' '}
          {copy.thenToday(toBriefUtcDay(toEntryDay(first), today))}
        </span>
      }
    >
      {changed.length > 0 && <Pairs pairs={changed} symbol={symbol} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={classNames(line.summary, line.row)}>
            {copy.others(others.length, changed.length > 0)}
            <Icon className={line.chevron} name="chevron-down" size="sm" />
          </summary>
          <Pairs pairs={others} symbol={symbol} />
        </details>
      )}
    </Panel>
  );
}

interface PairsProps {
  readonly pairs: readonly FactPair[];
  readonly symbol: string;
}

function Pairs({ pairs, symbol }: PairsProps) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ then, now }) => (
        <div key={then.id}>
          <dt>{allFacts[then.id].title}</dt>
          <dd>{then.state !== 'missing' && <Value fact={then} symbol={symbol} />}</dd>
          <dd className={styles.now}>{now ? <Value fact={now} symbol={symbol} /> : copy.noValue}</dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact, symbol }: { readonly fact: KnownFact; readonly symbol: string }) {
  if (fact.unit === 'exchanges')
    return <>{evidenceCopy.listedOn(fact.value.length, listingExchanges.length)}</>;
  return <FactValueText fact={fact} symbol={symbol} />;
}
