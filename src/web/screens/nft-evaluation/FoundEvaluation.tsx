import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { nftNameParam } from '../../../contracts/pages.ts';
import { nftEvaluationCopy as copy } from '../../copy/research/nft-evaluation.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { toSubjectPath } from '../../research/lists/analysis-path.ts';
import { useResume } from '../../research/lists/use-resume.tsx';
import type { FoundNft } from '../../panels/nft/find-nft.ts';
import { NftPanel } from '../../panels/nft/NftPanel.tsx';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { SectionMarks } from '../../research/page/SectionMarks.tsx';
import { useSubject } from '../../research/record/records-context.ts';
import { useProgress } from '../../research/record/use-progress.ts';
import { classNames } from '../../ui/class-names.ts';
import inSight from '../../ui/page/in-sight.module.css';
import styles from './FoundEvaluation.module.css';

interface FoundEvaluationProps {
  readonly entry: CatalogEntry;
  readonly analyses: readonly Analysis[] | undefined;
  readonly searched: string;
  readonly subject: Subject;
  readonly nft: FoundNft;
  readonly feed: Feed<unknown>;
  readonly onResume: (id: string) => void;
  readonly checklist: ReactNode;
  readonly summary: ReactNode;
  readonly blocks: ReactNode;
}

export function FoundEvaluation(props: FoundEvaluationProps) {
  const { entry, analyses, searched, subject, nft, feed, onResume, checklist, summary, blocks } = props;
  const current = useSubject(entry.id);
  // Another search or hit mounts a new one.
  const resume = useResume({ entry, analyses, subject, searchKey: '', onResume });
  const path = toSubjectPath(entry, subject);
  const search = new URLSearchParams({ [nftNameParam]: searched });
  // Answers are shown only under their own NFT: the record changes its subject shortly after the search.
  if (!current || !isSameSubject(current, subject)) return null;
  return (
    <div className={styles.columns}>
      <aside className={classNames(inSight.column, styles.panel)}>
        <NftPanel
          searched={searched}
          nft={nft}
          feed={feed}
          heading={path && <Link to={{ pathname: path, search: `${search}` }}>{subject.name}</Link>}
        >
          {!resume && <EvaluationProgress entry={entry} />}
        </NftPanel>
      </aside>
      <div className={styles.checklist}>{resume ?? checklist}</div>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.blocks}>{blocks}</div>
    </div>
  );
}

export function EvaluationProgress({ entry }: { readonly entry: CatalogEntry }) {
  const { sections, saved, answered, cantTell, questions } = useProgress(entry);
  return (
    <>
      <dl className={styles.counts}>
        <Count label={copy.saved} value={copy.of(saved, sections.length)} />
        <Count label={copy.answered} value={copy.of(answered, questions)} />
        {cantTell > 0 && <Count label={questionnaireCopy.stands.cantTell} value={cantTell} />}
      </dl>
      <SectionMarks questionnaireId={entry.id} sections={sections} />
    </>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: string | number;
}

function Count({ label, value }: CountProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
