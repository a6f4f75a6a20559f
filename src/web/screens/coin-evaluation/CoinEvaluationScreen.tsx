import type { ReactNode } from 'react';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { coinEvaluationCopy as copy } from '../../copy/coin-evaluation.ts';
import { CoinHeader } from '../../panels/coin/CoinHeader.tsx';
import { CoinPanel } from '../../panels/coin/CoinPanel.tsx';
import { Blank } from '../../ui/Blank.tsx';
import { Message } from '../../ui/Message.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CoinSearch } from './CoinSearch.tsx';
import { EvaluationProgress } from './EvaluationProgress.tsx';
import { useEvaluation } from './use-evaluation.ts';
import styles from './CoinEvaluationScreen.module.css';

interface CoinEvaluationScreenProps {
  /** The questionnaire about coins. */
  readonly entry: CatalogEntry;
  readonly checklist: ReactNode;
  /** The page's Market Insights. */
  readonly blocks: ReactNode;
}

/** Choose a new or the previous analysis, search a coin, then answer beside what is known of it. */
export function CoinEvaluationScreen({ entry, checklist, blocks }: CoinEvaluationScreenProps) {
  const { mode, searched, opening, error, choose, search } = useEvaluation(entry);
  return (
    <>
      <PageHeader title={copy.title} group={copy.group}>
        <div className={styles.tools}>
          <Segmented
            label={copy.choice}
            options={copy.modes}
            value={mode}
            onChange={(chosen) => void choose(chosen)}
          />
          {mode && !opening && (
            <CoinSearch key={searched?.edition} initial={searched?.name ?? ''} onSearch={search} />
          )}
        </div>
      </PageHeader>
      {error !== undefined && (
        <Message tone="error" className={styles.error}>
          {error}
        </Message>
      )}
      {opening && <Message tone="wait">{copy.opening}</Message>}
      {!mode && <Start />}
      {searched && !opening && (
        <>
          <CoinHeader name={searched.name} progress={<EvaluationProgress entry={entry} />} />
          <div className={styles.columns}>
            <div className={styles.checklist}>{checklist}</div>
            <aside className={styles.panel}>
              <CoinPanel name={searched.name} />
            </aside>
            <div className={styles.blocks}>{blocks}</div>
          </div>
        </>
      )}
    </>
  );
}

function Start() {
  return (
    <Panel label={copy.choice}>
      <Blank title={copy.startTitle}>{copy.startText}</Blank>
    </Panel>
  );
}
