import { useState } from 'react';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { messages } from '../../contracts/messages.ts';
import { openPrevious } from './load-record.ts';
import { startNew } from './record-acts.ts';
import { useRecords } from './records-context.ts';
import { getRecord, type Records } from './records.ts';

export type EvaluationMode = 'new' | 'prev';

/** What was searched for; `turn` tells two searches for the same name apart. */
export interface Searched {
  readonly name: string;
  readonly turn: number;
}

interface Evaluation {
  readonly mode: EvaluationMode | undefined;
  readonly searched: Searched | undefined;
  readonly opening: boolean;
  readonly error: string | undefined;
  /** Another one starts the search box afresh. */
  readonly edition: number;
}

type Load = (questionnaireId: string) => Promise<CompiledQuestionnaire>;

const undecided = { mode: undefined, searched: undefined, opening: false, error: undefined } as const;

/**
 * The choice between a new and the previous analysis, and what was searched for since (SPEC section 4). Naming
 * the record after a search is left to the screen, which knows when something is found.
 */
export function useEvaluation(entry: CatalogEntry, load: Load) {
  const records = useRecords();
  const [evaluation, setEvaluation] = useState<Evaluation>(() => carryOn(records, entry));

  const choose = async (mode: EvaluationMode) => {
    if (evaluation.opening) return;
    const edition = evaluation.edition + 1;
    if (mode === 'new') {
      startNew(records, entry);
      setEvaluation({ ...undecided, mode, edition });
      return;
    }
    setEvaluation({ ...undecided, mode, opening: true, edition });
    setEvaluation({ ...(await open(records, entry, load)), edition });
  };

  /** A blank name hides the evaluation. */
  const search = (name: string) => {
    setEvaluation((before) => ({
      ...before,
      error: undefined,
      searched: name === '' ? undefined : { name, turn: (before.searched?.turn ?? 0) + 1 },
    }));
  };

  return { ...evaluation, choose, search };
}

/** Leaving the page and coming back, or a reload, finds the evaluation where it was. */
function carryOn(records: Records, entry: CatalogEntry): Evaluation {
  const { subject, previous } = getRecord(records, entry.id);
  if (!subject) return { ...undecided, edition: 0 };
  const searched = { name: subject.name, turn: 0 };
  return { ...undecided, mode: previous ? 'prev' : 'new', searched, edition: 0 };
}

async function open(records: Records, entry: CatalogEntry, load: Load): Promise<Omit<Evaluation, 'edition'>> {
  const failed = { ...undecided, error: messages.previousFailed };
  const compiled = await load(entry.id).catch(() => undefined);
  if (!compiled || (await openPrevious(records, entry, compiled)) === 'none') return failed;
  const { subject } = getRecord(records, entry.id);
  if (!subject) return failed;
  return { ...undecided, mode: 'prev', searched: { name: subject.name, turn: 0 } };
}
