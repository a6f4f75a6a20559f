import { useState } from 'react';
import { messages } from '../../../contracts/messages.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { loadQuestionnaire } from '../../questionnaire/load-questionnaire.ts';
import { nameRecord, openPrevious, startNew } from '../../records/record-actions.ts';
import { getRecord } from '../../records/records-store.ts';

export type EvaluationMode = 'new' | 'prev';

interface Searched {
  readonly name: string;
  /** Another one starts the search box afresh. */
  readonly edition: number;
}

interface Evaluation {
  readonly mode: EvaluationMode | undefined;
  readonly searched: Searched | undefined;
  readonly opening: boolean;
  readonly error: string | undefined;
}

const undecided: Evaluation = { mode: undefined, searched: undefined, opening: false, error: undefined };

/** The choice between a new and the previous analysis, and the coin searched for (SPEC section 4). */
export function useEvaluation(entry: CatalogEntry) {
  const [evaluation, setEvaluation] = useState<Evaluation>(() => carryOn(entry));

  const choose = async (mode: EvaluationMode) => {
    if (mode === 'new') {
      startNew(entry);
      setEvaluation({ ...undecided, mode });
      return;
    }
    setEvaluation({ ...undecided, mode, opening: true });
    setEvaluation(await open(entry));
  };

  const search = (name: string) => {
    if (name !== '') nameRecord(entry, name);
    setEvaluation((before) => ({
      ...before,
      error: undefined,
      searched: name === '' ? undefined : { name, edition: before.searched?.edition ?? 0 },
    }));
  };

  return { ...evaluation, choose, search };
}

/** Leaving the page and coming back, or a reload, finds the evaluation where it was. */
function carryOn(entry: CatalogEntry): Evaluation {
  const { name, edition } = getRecord(entry.id);
  return name === undefined ? undecided : { ...undecided, mode: 'new', searched: { name, edition } };
}

async function open(entry: CatalogEntry): Promise<Evaluation> {
  const failed = { ...undecided, error: messages.previousFailed };
  const compiled = await loadQuestionnaire(entry.id).catch(() => undefined);
  if (!compiled || (await openPrevious(compiled)) === 'none') return failed;
  const { name, edition } = getRecord(entry.id);
  if (name === undefined) return failed;
  return { ...undecided, mode: 'prev', searched: { name, edition } };
}
