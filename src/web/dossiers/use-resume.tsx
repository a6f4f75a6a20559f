import { useState, type ReactNode } from 'react';
import { isSameSubject, type Subject } from '../../contracts/subject.ts';
import { evaluationCopy as copy } from '../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import type { Analysis } from '../records/load-analyses.ts';
import { startAgain } from '../records/record-acts.ts';
import { useRecords, useUntouched } from '../records/records-context.ts';
import { Blank } from '../ui/blocks/Blank.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toSpokenUtcDay } from '../ui/text/moments.ts';
import type { AnalysesState } from './use-analyses.ts';

interface ResumeOptions {
  readonly entry: CatalogEntry;
  readonly analyses: AnalysesState;
  /** What was searched for and found; undefined: nothing yet. */
  readonly subject: Subject | undefined;
  /** Another search asks anew. */
  readonly turn: string;
  readonly onResume: (id: string) => void;
}

/**
 * Offers the unfinished analysis of what was searched for, before a new one of it is begun: it stands in the place of
 * the questions, and of all that leads to them. Undefined: there is nothing to offer.
 */
export function useResume({ entry, analyses, subject, turn, onResume }: ResumeOptions): ReactNode {
  const records = useRecords();
  const isUntouched = useUntouched(entry.id);
  const [startedTurn, setStartedTurn] = useState<string>();
  const [now] = useState(Date.now);
  const begun = subject && findBegun(analyses, subject);
  if (startedTurn === turn || !isUntouched || !begun) return undefined;
  const start = () => {
    startAgain(records, entry);
    setStartedTurn(turn);
  };
  return (
    <Panel label={copy.resumeTitle(subject.name)}>
      <Blank
        title={copy.resumeTitle(subject.name)}
        actions={
          <>
            <Button variant="primary" onClick={() => onResume(begun.id)}>
              {copy.resume(begun.sections, begun.askedSections, toSpokenUtcDay(begun.savedAt, now))}
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
function findBegun(state: AnalysesState, subject: Subject): Analysis | undefined {
  if (state.kind !== 'ready') return undefined;
  return state.analyses.find(
    (analysis) =>
      !analysis.archived &&
      analysis.sections < analysis.askedSections &&
      isSameSubject(analysis.subject, subject),
  );
}
