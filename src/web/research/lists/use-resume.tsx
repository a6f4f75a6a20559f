import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Subject } from '../../../contracts/subject.ts';
import { evaluationCopy as copy } from '../../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { isFinished, type Analysis } from '../record/load-analyses.ts';
import { startAgain } from '../record/record-actions.ts';
import { useRecords, useUntouched } from '../record/records-context.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { findWork } from './subject-work.ts';
import { toReadPath } from './analysis-path.ts';
import { WorkList, WorkRow } from './WorkRow.tsx';
import rows from './AnalysisRows.module.css';

/** State of a history entry that leads to a new analysis: existing ones are not offered first. */
export const beginHere = 'begin';

interface ResumeOptions {
  readonly entry: CatalogEntry;
  /** Undefined: unknown; a list that fails to load never blocks answering. */
  readonly analyses: readonly Analysis[] | undefined;
  /** The searched and found subject; undefined: nothing yet. */
  readonly subject: Subject | undefined;
  /** A new value offers the analyses again. */
  readonly searchKey: string;
  readonly onResume: (id: string) => void;
}

/**
 * Before a new analysis, offers the newest finished and the newest unfinished one about the searched subject, saved
 * last first. It replaces the questions and all links to them. Undefined: there is nothing to offer.
 */
export function useResume({ entry, analyses, subject, searchKey, onResume }: ResumeOptions): ReactNode {
  const records = useRecords();
  const isUntouched = useUntouched(entry.id);
  const begun: unknown = useLocation().state;
  const [startedKey, setStartedKey] = useState(begun === beginHere ? searchKey : undefined);
  const found = subject && analyses ? findNewest(analyses, subject) : [];
  if (!subject || startedKey === searchKey || !isUntouched || found.length === 0) return undefined;
  const start = () => {
    startAgain(records, entry);
    setStartedKey(searchKey);
  };
  return (
    <Panel title={copy.foundTitle(subject.name)}>
      <WorkList>
        {found.map((analysis) => (
          <WorkRow key={analysis.id} entry={entry} analysis={analysis} isHere>
            <Acts entry={entry} analysis={analysis} onResume={onResume} />
          </WorkRow>
        ))}
      </WorkList>
      <div className={rows.footer}>
        <Button onClick={start}>{copy.startNew}</Button>
        {found.some(isFinished) && <span className={rows.about}>{copy.updateText}</span>}
      </div>
    </Panel>
  );
}

interface ActsProps extends Pick<ResumeOptions, 'entry' | 'onResume'> {
  readonly analysis: Analysis;
}

function Acts({ entry, analysis, onResume }: ActsProps) {
  const { id } = analysis;
  const finished = isFinished(analysis);
  return (
    <>
      {finished && (
        <Link className={toButtonClass({ variant: 'primary' })} to={toReadPath(entry, id)}>
          {copy.open}
        </Link>
      )}
      <Button variant={finished ? 'secondary' : 'primary'} onClick={() => onResume(id)}>
        {finished ? copy.update : copy.resume}
      </Button>
    </>
  );
}

function findNewest(analyses: readonly Analysis[], subject: Subject): readonly Analysis[] {
  const { own, finished, unfinished } = findWork({ analyses }, subject);
  return own.filter((analysis) => analysis === finished || analysis === unfinished);
}
