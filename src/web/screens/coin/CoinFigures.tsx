import { useState, type ReactNode } from 'react';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import type { Decision } from '../../records/load-decisions.ts';
import type { AnalysesAbout } from '../../analyses/analyses-about.ts';
import { CoinPrice } from '../../panels/coin/CoinPrice.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toSpokenUtcDay } from '../../ui/text/moments.ts';
import styles from './CoinScreen.module.css';

type ShownDecision = Decision | 'loading' | 'failed' | undefined;

interface CoinFiguresProps {
  readonly id: string;
  /** Undefined while unknown. */
  readonly own: AnalysesAbout | undefined;
  /** Undefined: none. */
  readonly decision: ShownDecision;
}

/** Price, state of research, decision and review day. */
export function CoinFigures({ id, own, decision }: CoinFiguresProps) {
  const [now] = useState(Date.now);
  return (
    <Panel label={copy.figures}>
      <dl className={styles.figures}>
        <Figure title={copy.price}>
          <CoinPrice id={id} />
        </Figure>
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

function Figure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
  if (decision === 'failed') return copy.decisionFailed;
  return (decision && toText(decision)) ?? none;
}

function toWords({ summary, record }: Decision): string {
  return copy.decided(summary.words ?? copy.undecided, toUtcDate(Date.parse(record.day ?? record.savedAt)));
}

function toReview({ summary: { day } }: Decision): string | undefined {
  return day === undefined ? undefined : toUtcDate(Date.parse(day));
}

function toState({ finished, unfinished }: AnalysesAbout, now: number): string {
  if (finished) return copy.finished(toSpokenUtcDay(finished.savedAt, now));
  return unfinished ? copy.begun(unfinished.sections, unfinished.askedSections) : copy.notBegun;
}
