import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listKeptFacts } from '../../../engine/then-and-now.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import type { SubjectWork } from '../../research/lists/subject-work.ts';
import { toAnalysisQuery } from '../../research/lists/analysis-query.ts';
import type { useDecisions } from '../../research/lists/use-decisions.ts';
import { CoinPrice, CoinPriceTitle } from '../../panels/coin/CoinPrice.tsx';
import { findKeptPrice, PriceThen } from '../../panels/coin/PriceThen.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { isDamaged } from '../../research/record/load-result.ts';
import { useRecords } from '../../research/record/records-context.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import styles from './CoinScreen.module.css';

interface CoinFiguresProps {
  readonly id: string;
  readonly entry: CatalogEntry;
  /** Undefined: unknown. */
  readonly research: SubjectWork | undefined;
  readonly decisions: ReturnType<typeof useDecisions>;
  /** Undefined: none, or unknown. */
  readonly decision: Decision | undefined;
}

export function CoinFigures({ id, entry, research, decisions, decision }: CoinFiguresProps) {
  const now = useClock();
  return (
    <section aria-label={copy.figures}>
      <dl className={styles.figures}>
        <Figure title={<CoinPriceTitle id={id} />}>
          <CoinPrice id={id} />
        </Figure>
        {decision ? (
          <Figure title={copy.priceThen}>
            <PriceThen id={id} kept={listKeptFacts(decision.record)} />
          </Figure>
        ) : (
          research?.current && <ResearchedPrice id={id} entry={entry} analysis={research.current.id} />
        )}
        <Figure title={copy.state}>{research ? toState(research, now) : <Skeleton width={112} />}</Figure>
        <Figure title={copy.decision}>
          <DecisionText
            {...{ decisions, decision }}
            toText={(one) => toWords(one, now)}
            none={copy.noDecision}
          />
        </Figure>
        <Figure title={copy.review}>
          <DecisionText {...{ decisions, decision }} toText={toReview} none={copy.noReview} />
        </Figure>
      </dl>
    </section>
  );
}

export function Figure({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DecisionTextProps extends Pick<CoinFiguresProps, 'decisions' | 'decision'> {
  readonly toText: (decision: Decision) => string | undefined;
  readonly none: string;
}

function DecisionText({ decisions, decision, toText, none }: DecisionTextProps) {
  if (decisions.isPending) return <Skeleton width={96} />;
  if (decisions.isLoadingError) return <>{copy.decisionFailed}</>;
  return <>{(decision && toText(decision)) ?? none}</>;
}

interface ResearchedPriceProps extends Pick<CoinFiguresProps, 'id' | 'entry'> {
  readonly analysis: string;
}

/** The price of the analysis; absent for one without a stored price. */
function ResearchedPrice({ id, entry, analysis }: ResearchedPriceProps) {
  const { data } = useQuery(toAnalysisQuery(useRecords(), entry, analysis));
  const kept = data && !isDamaged(data.record) ? listKeptFacts(data.record) : [];
  if (findKeptPrice(kept) === undefined) return null;
  return (
    <Figure title={copy.priceResearched}>
      <PriceThen id={id} kept={kept} />
    </Figure>
  );
}

function toWords({ summary, record }: Decision, now: number): string {
  return copy.decided(summary.words, toBriefUtcDay(record.day ?? record.savedAt, now));
}

function toReview({ summary: { day } }: Decision): string | undefined {
  return day === undefined ? undefined : toUtcDate(day);
}

export function toState({ finished, unfinished }: SubjectWork, now: number): string {
  if (finished) return copy.finished(toBriefUtcDay(finished.savedAt, now));
  return unfinished ? copy.begun(unfinished.sections, unfinished.askedSections) : copy.notBegun;
}
