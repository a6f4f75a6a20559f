import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Coin } from '../../../contracts/coin-data.ts';
import { pages, toCoinPath } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { coinEvaluationCopy as copy } from '../../copy/research/coin-evaluation.ts';
import { useResume } from '../../research/lists/use-resume.tsx';
import { CoinHeader } from '../../panels/coin/CoinHeader.tsx';
import { CoinPanel } from '../../panels/coin/CoinPanel.tsx';
import { WatchButton } from '../../panels/watchlist/WatchButton.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { FollowUps } from '../../research/page/FollowUps.tsx';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';
import { RecordedQuestionnaire } from '../../research/page/RecordedSections.tsx';
import { RecordedSummary } from '../../research/page/RecordedSummary.tsx';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { SectionMarks } from '../../research/page/SectionMarks.tsx';
import { useSubject } from '../../research/record/records-context.ts';
import { useProgress } from '../../research/record/use-progress.ts';
import { classNames } from '../../ui/class-names.ts';
import inSight from '../../ui/page/in-sight.module.css';
import styles from './SearchedCoin.module.css';

interface SearchedCoinProps {
  readonly entry: CatalogEntry;
  readonly analyses: readonly Analysis[] | undefined;
  readonly wanted: Subject;
  /** Undefined until found. */
  readonly answered: Subject | undefined;
  readonly searchKey: string;
  readonly onResume: (id: string) => void;
}

export function SearchedCoin(props: SearchedCoinProps) {
  const { entry, analyses, wanted, answered, searchKey, onResume } = props;
  const subject = useSubject(entry.id);
  const resume = useResume({ entry, analyses, subject: answered, searchKey, onResume });
  return (
    <>
      <CoinHeader
        wanted={wanted}
        progress={!resume && <EvaluationProgress entry={entry} />}
        toName={toName}
        toActions={toWatchButton}
      />
      <div className={styles.columns}>
        <div className={styles.checklist}>
          {answered && (resume ?? <RecordedQuestionnaire entry={entry} />)}
        </div>
        <div className={styles.summary}>
          <RecordedSummary
            entry={entry}
            onFinished={subject && <FollowUps page={entry.page} about={subject} />}
          />
        </div>
        <aside className={classNames(inSight.column, styles.panel)}>
          <CoinPanel wanted={wanted} />
        </aside>
        <div className={styles.blocks}>
          <PageQuestionnaires page={pages.coinEvaluation.path} folded />
        </div>
      </div>
    </>
  );
}

function toName({ id, name }: Coin): ReactNode {
  return <Link to={toCoinPath(id)}>{name}</Link>;
}

function toWatchButton({ id, name }: Coin): ReactNode {
  return <WatchButton id={id} name={name} />;
}

function EvaluationProgress({ entry }: { readonly entry: CatalogEntry }) {
  const { sections, saved, answered, cantTell, questions } = useProgress(entry);
  return (
    <div className={styles.progress}>
      <p className={styles.counts}>
        <span className={styles.savedCount}>{copy.saved(saved, sections.length)}</span>
        <span className={styles.answeredCount}>
          <span>{questionnaireCopy.answered(answered, questions)}</span>
          {cantTell > 0 && (
            <>
              , <span>{questionnaireCopy.cantTell(cantTell)}</span>
            </>
          )}
        </span>
      </p>
      <SectionMarks questionnaireId={entry.id} sections={sections} />
    </div>
  );
}
