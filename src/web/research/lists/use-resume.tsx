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
import { useClock } from '../../ui/hooks/use-clock.ts';
import { toSpokenUtcDay } from '../../ui/text/moments.ts';
import { findWork } from './subject-work.ts';
import { toReadPath } from './analysis-path.ts';
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
      <ul>
        {found.map((analysis) => (
          <Found key={analysis.id} entry={entry} analysis={analysis} onResume={onResume} />
        ))}
      </ul>
      <div className={rows.footer}>
        <Button onClick={start}>{copy.startNew}</Button>
      </div>
    </Panel>
  );
}

interface FoundProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  readonly onResume: (id: string) => void;
}

function Found({ entry, analysis, onResume }: FoundProps) {
  const { id, savedAt, sections, askedSections } = analysis;
  const now = useClock();
  const day = toSpokenUtcDay(savedAt, now);
  const finished = isFinished(analysis);
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <span className={rows.name}>
          {finished ? copy.finishedOn(day) : copy.unfinished(sections, askedSections)}
        </span>{' '}
        <span className={rows.about}>{finished ? copy.updateText : copy.lastSaved(day)}</span>
      </span>
      <span className={rows.tools}>
        {finished && (
          <Link className={toButtonClass({ variant: 'primary' })} to={toReadPath(entry, id)}>
            {copy.open}
          </Link>
        )}
        <Button variant={finished ? 'secondary' : 'primary'} onClick={() => onResume(id)}>
          {finished ? copy.update : copy.resume}
        </Button>
      </span>
    </li>
  );
}

function findNewest(analyses: readonly Analysis[], subject: Subject): readonly Analysis[] {
  const { own, finished, unfinished } = findWork({ analyses }, subject);
  return own.filter((analysis) => analysis === finished || analysis === unfinished);
}
