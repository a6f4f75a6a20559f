import { useEffect, type ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { isSameSubject } from '../../../contracts/subject.ts';
import { coinEvaluationCopy as copy } from '../../copy/research/coin-evaluation.ts';
import { useEvaluationDesk } from '../../dossiers/use-evaluation-desk.tsx';
import { useResume } from '../../dossiers/use-resume.tsx';
import { CoinHeader } from '../../panels/coin/CoinHeader.tsx';
import { CoinPanel } from '../../panels/coin/CoinPanel.tsx';
import { useFoundCoin } from '../../panels/coin/use-coin.ts';
import { EvaluationFrame } from '../../questionnaire/EvaluationFrame.tsx';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { SectionMarks } from '../../questionnaire/SectionMarks.tsx';
import { setSubject } from '../../records/record-acts.ts';
import { useRecords, useSubject } from '../../records/records-context.ts';
import { toEvaluated } from '../../records/use-evaluation.ts';
import { useProgress } from '../../records/use-progress.ts';
import { CoinSearch } from './CoinSearch.tsx';
import styles from './CoinEvaluationScreen.module.css';

interface CoinEvaluationScreenProps {
  /** The questionnaire about coins. */
  readonly entry: CatalogEntry;
  readonly checklist: ReactNode;
  /** What the answers say so far. */
  readonly summary: ReactNode;
  /** The page's Market Insights. */
  readonly blocks: ReactNode;
}

/** Choose a new or the previous analysis, search a coin, then answer beside what is known of it. */
export function CoinEvaluationScreen({ entry, checklist, summary, blocks }: CoinEvaluationScreenProps) {
  const records = useRecords();
  const { frame, searched, edition, analyses, open, search } = useEvaluationDesk(entry);
  const wanted = searched && (searched.subject ?? { name: searched.name });
  const found = toEvaluated(searched, useFoundCoin(wanted));
  const subject = useSubject(entry.id);
  useEffect(() => {
    // Not before: answers belong to the coin that was found, whatever was typed to find it.
    if (found) setSubject(records, entry, found);
  }, [records, entry, found]);
  const answered = found && isSameSubject(subject, found) ? found : undefined;
  const resume = useResume({
    entry,
    analyses,
    subject: answered,
    turn: `${edition} ${searched?.turn}`,
    onResume: open,
  });
  const box = (
    <CoinSearch
      key={edition}
      initial={wanted}
      focused={edition > 0 && frame.mode === 'new'}
      onSearch={search}
    />
  );
  return (
    <EvaluationFrame page={pages.coinEvaluation} copy={copy} {...frame} search={box}>
      {searched && wanted && (
        <>
          <CoinHeader wanted={wanted} progress={!resume && <EvaluationProgress entry={entry} />} />
          <div className={styles.columns}>
            <div className={styles.checklist}>{answered && (resume ?? checklist)}</div>
            <div className={styles.summary}>{summary}</div>
            <aside className={styles.panel}>
              <CoinPanel wanted={wanted} />
            </aside>
            <div className={styles.blocks}>{blocks}</div>
          </div>
        </>
      )}
    </EvaluationFrame>
  );
}

/** How far the evaluation has come: sections saved, questions ticked, and one mark per section. */
function EvaluationProgress({ entry }: { readonly entry: CatalogEntry }) {
  const { sections, saved, told, questions } = useProgress(entry);
  return (
    <div className={styles.progress}>
      <p className={styles.counts}>
        <span className={styles.savedCount}>{copy.saved(saved, sections.length)}</span>
        <span className={styles.tickedCount}>{copy.ticked(told, questions)}</span>
      </p>
      <SectionMarks questionnaireId={entry.id} sections={sections} />
    </div>
  );
}
