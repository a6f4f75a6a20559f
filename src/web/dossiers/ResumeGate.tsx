import { useState, type ReactNode } from 'react';
import { isSameSubject, type Subject } from '../../contracts/subject.ts';
import { evaluationCopy as copy } from '../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import type { Analysis } from '../records/load-result.ts';
import { startAgain } from '../records/record-acts.ts';
import { useRecords, useUntouched } from '../records/records-context.ts';
import { Blank } from '../ui/blocks/Blank.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toSpokenUtcDay } from '../ui/text/moments.ts';
import { useAnalyses, type AnalysesState } from './use-analyses.ts';

interface ResumeGateProps {
  readonly entry: CatalogEntry;
  /** What was searched for and found. */
  readonly subject: Subject;
  readonly onResume: (id: string) => void;
  /** The questions. */
  readonly children: ReactNode;
}

/** Offers the unfinished analysis of what was searched for, before a new one of it is begun. */
export function ResumeGate({ entry, subject, onResume, children }: ResumeGateProps) {
  const records = useRecords();
  const isUntouched = useUntouched(entry.id);
  const [started, setStarted] = useState(false);
  const [now] = useState(Date.now);
  const begun = findBegun(useAnalyses(entry), entry, subject);
  if (started || !isUntouched || !begun) return children;
  const start = () => {
    startAgain(records, entry);
    setStarted(true);
  };
  return (
    <Panel label={copy.resumeTitle(subject.name)}>
      <Blank
        title={copy.resumeTitle(subject.name)}
        actions={
          <>
            <Button variant="primary" onClick={() => onResume(begun.id)}>
              {copy.resume(begun.sections, entry.sections.length, toSpokenUtcDay(begun.savedAt, now))}
            </Button>
            <Button onClick={start}>{copy.startAgain}</Button>
          </>
        }
      >
        {copy.resumeText}
      </Blank>
    </Panel>
  );
}

/** The newest one that is not finished; a list that does not come never keeps anybody from answering. */
function findBegun(state: AnalysesState, { sections }: CatalogEntry, subject: Subject): Analysis | undefined {
  if (state.kind !== 'ready') return undefined;
  return state.analyses.find(
    (analysis) =>
      !analysis.archived && analysis.sections < sections.length && isSameSubject(analysis.subject, subject),
  );
}
