import { useState, type ReactNode } from 'react';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import type { AnalysesAbout } from '../../dossiers/analyses-about.ts';
import { CoinPrice } from '../../panels/coin/CoinPrice.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toSpokenUtcDay } from '../../ui/text/moments.ts';
import styles from './CoinScreen.module.css';

interface CoinFiguresProps {
  readonly id: string;
  /** Undefined while unknown. */
  readonly own: AnalysesAbout | undefined;
}

/** Price and state of research. */
export function CoinFigures({ id, own }: CoinFiguresProps) {
  const [now] = useState(Date.now);
  return (
    <Panel label={copy.figures}>
      <dl className={styles.figures}>
        <Figure title={copy.price}>
          <CoinPrice id={id} />
        </Figure>
        <Figure title={copy.state}>{own ? toState(own, now) : <Skeleton width={112} />}</Figure>
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

function toState({ finished, unfinished }: AnalysesAbout, now: number): string {
  if (finished) return copy.finished(toSpokenUtcDay(finished.savedAt, now));
  return unfinished ? copy.begun(unfinished.sections, unfinished.askedSections) : copy.notBegun;
}
