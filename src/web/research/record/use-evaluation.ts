import { useEffect, useRef, useState } from 'react';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { messages } from '../../../contracts/messages.ts';
import { useSessionState } from '../../session/session-context.ts';
import { openAnalysis, openPrevious } from './load-record.ts';
import { openUnsaved, startNew } from './record-actions.ts';
import { useRecords } from './records-context.ts';
import { getRecord, type Records } from './records.ts';

/** `opened`: one of the member's analyses, or one that is continued. */
type EvaluationMode = 'new' | 'prev' | 'opened';

/** `searchCount` distinguishes two searches for the same name. */
export interface Searched {
  readonly name: string;
  readonly searchCount: number;
  /** The opened record's or the chosen subject, whatever a search for its name finds. Absent: the name was typed. */
  readonly subject?: Subject;
}

interface Evaluation {
  readonly mode: EvaluationMode | undefined;
  readonly searched: Searched | undefined;
  readonly opening: boolean;
  readonly error: string | undefined;
  /** Another value restarts the search box. */
  readonly searchVersion: number;
}

type Choice = Omit<Evaluation, 'searchVersion'>;

type Load = (questionnaireId: string) => Promise<CompiledQuestionnaire>;

type Outcome = 'opened' | 'none';

const undecided = { mode: undefined, searched: undefined, opening: false, error: undefined } as const;
const failed = { ...undecided, error: messages.previousFailed };

/**
 * The choice between a new, the previous and any other analysis, and the search since then (C1). The screen sets the
 * record's subject, because it knows when a search has found something. `isNew`: begins without the current record.
 */
export function useEvaluation(entry: CatalogEntry, load: Load, { isNew }: { readonly isNew: boolean }) {
  const records = useRecords();
  const nothingSaved = useSessionState(({ recorded }) => recorded?.includes(entry.id) === false);
  const last = useRef(0);
  const [evaluation, setEvaluation] = useState<Evaluation>(() => carryOn(records, entry, isNew));
  // Opens nothing after the page was left.
  useEffect(() => () => void (last.current += 1), []);

  const restart = (next: Choice) =>
    setEvaluation(({ searchVersion }) => ({ ...next, searchVersion: searchVersion + 1 }));

  /** Shows an analysis once it has loaded; of several requested, the last. */
  const show = async (
    mode: EvaluationMode,
    openOne: (compiled: CompiledQuestionnaire, isWanted: () => boolean) => Promise<Outcome>,
  ) => {
    last.current += 1;
    const own = last.current;
    const isWanted = () => own === last.current;
    restart({ ...undecided, mode, opening: true });
    const compiled = await load(entry.id).catch(() => undefined);
    const outcome = compiled && isWanted() ? await openOne(compiled, isWanted) : 'none';
    if (!isWanted()) return;
    const shown = outcome === 'opened' ? toShown(records, entry, mode) : undefined;
    setEvaluation(({ searchVersion }) => ({ ...(shown ?? failed), searchVersion }));
  };

  const choose = async (mode: 'new' | 'prev') => {
    if (mode === 'prev') {
      return show(mode, (compiled, isWanted) => openPrevious(records, entry, compiled, isWanted));
    }
    last.current += 1;
    startNew(records, entry);
    restart({ ...undecided, mode });
  };

  const open = (id: string) =>
    show('opened', (compiled, isWanted) => openAnalysis(records, entry, compiled, { id, isWanted }));

  const goOn = (localId: string) => {
    last.current += 1;
    openUnsaved(records, entry, localId);
    const shown = toShown(records, entry, 'opened');
    if (shown) restart(shown);
  };

  /** Returns to no choice; unsaved answers stay on this device. */
  const leave = () => {
    last.current += 1;
    startNew(records, entry);
    restart(undecided);
  };

  /** A blank name hides the evaluation; `id`: the id of a chosen hit. */
  const search = (name: string, id?: string) =>
    setEvaluation((before) => ({ ...before, error: undefined, searched: toSearched(name, id, before) }));

  return { ...evaluation, nothingSaved, choose, open, goOn, leave, search };
}

function toSearched(name: string, id: string | undefined, { searched }: Evaluation): Searched | undefined {
  if (name === '') return undefined;
  const searchCount = (searched?.searchCount ?? 0) + 1;
  return { name, searchCount, ...(id !== undefined && { subject: { id, name } }) };
}

/** Returning to the page, or a reload, continues the evaluation. */
function carryOn(records: Records, entry: CatalogEntry, isNew: boolean): Evaluation {
  // Shown even once, the current record would be opened again after the new one was started.
  if (isNew) return { ...undecided, searchVersion: 0 };
  const { id, previous } = getRecord(records, entry.id);
  const going = id === undefined ? 'new' : 'opened';
  return { ...(toShown(records, entry, previous ? 'prev' : going) ?? undecided), searchVersion: 0 };
}

/** The intended subject, because a search for its name may find another one; else the found or searched one. */
export function toEvaluated(searched: Searched | undefined, found: Subject | undefined): Subject | undefined {
  const own = searched?.subject;
  return own && !isSameSubject(own, found) ? own : found;
}

function toShown(records: Records, entry: CatalogEntry, mode: EvaluationMode): Choice | undefined {
  const { subject } = getRecord(records, entry.id);
  return subject && { ...undecided, mode, searched: { name: subject.name, searchCount: 0, subject } };
}
