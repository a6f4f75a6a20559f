import type { ReactNode } from 'react';
import type { CoinFact } from '../../../contracts/coin-facts.ts';
import type { RecordContent } from '../../../engine/content.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import type { AnalysesAbout } from '../../research/lists/analyses-about.ts';
import { useAnalysisRecords } from '../../research/lists/use-analysis-records.ts';
import { CoinPrice } from '../../panels/coin/CoinPrice.tsx';
import { findKeptPrice, PriceThen } from '../../panels/coin/PriceThen.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toSpokenUtcDay } from '../../ui/text/moments.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import styles from './CoinScreen.module.css';

type ShownDecision = Decision | 'loading' | 'failed' | undefined;

interface CoinFiguresProps {
  readonly id: string;
  readonly entry: CatalogEntry;
  readonly own: AnalysesAbout | undefined;
  readonly decision: ShownDecision;
}

export function CoinFigures({ id, entry, own, decision }: CoinFiguresProps) {
  const now = useClock();
  return (
    <Panel label={copy.figures}>
      <dl className={styles.figures}>
        <Figure title={copy.price}>
          <CoinPrice id={id} />
        </Figure>
        {typeof decision === 'object' ? (
          <Figure title={copy.priceThen}>
            <PriceThen id={id} kept={listKept(decision.record)} />
          </Figure>
        ) : (
          own?.current && <ResearchedPrice id={id} entry={entry} analysis={own.current.id} />
        )}
        <Figure title={copy.state}>{own ? toState(own, now) : <Skeleton width={112} />}</Figure>
        <Figure title={copy.decision}>
          <DecisionText decision={decision} toText={toWords} none={copy.noDecision} />
        </Figure>
        <Figure title={copy.review}>
          <DecisionText decision={decision} toText={toReview} none={copy.noReview} />
        </Figure>
      </dl>
    </Panel>
  );
}

export function Figure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DecisionTextProps {
  readonly decision: ShownDecision;
  readonly toText: (decision: Decision) => string | undefined;
  readonly none: string;
}

function DecisionText({ decision, toText, none }: DecisionTextProps) {
  if (decision === 'loading') return <Skeleton width={96} />;
  if (decision === 'failed') return <>{copy.decisionFailed}</>;
  return <>{(decision && toText(decision)) ?? none}</>;
}

interface ResearchedPriceProps extends Pick<CoinFiguresProps, 'id' | 'entry'> {
  readonly analysis: string;
}

/** The price of the analysis; absent for one without a stored price. */
function ResearchedPrice({ id, entry, analysis }: ResearchedPriceProps) {
  const state = useAnalysisRecords(entry, [analysis]);
  const kept = state.kind === 'ready' ? state.records.flatMap(({ record }) => listKept(record)) : [];
  if (findKeptPrice(kept) === undefined) return null;
  return (
    <Figure title={copy.priceResearched}>
      <PriceThen id={id} kept={kept} />
    </Figure>
  );
}

function listKept({ evidence = {} }: RecordContent): readonly CoinFact[] {
  return Object.values(evidence).flatMap(({ facts }) => facts);
}

function toWords({ summary, record }: Decision): string {
  return copy.decided(summary.words, toUtcDate(Date.parse(record.day ?? record.savedAt)));
}

function toReview({ summary: { day } }: Decision): string | undefined {
  return day === undefined ? undefined : toUtcDate(Date.parse(day));
}

export function toState({ finished, unfinished }: AnalysesAbout, now: number): string {
  if (finished) return copy.finished(toSpokenUtcDay(finished.savedAt, now));
  return unfinished ? copy.begun(unfinished.sections, unfinished.askedSections) : copy.notBegun;
}
