import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { Run } from '../../../lib/run.ts';
import { callInRun } from '../../api/call-in-run.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import { loadAnalyses, type Analysis } from './load-analyses.ts';
import {
  isDamaged,
  loadAnalysis,
  type DamagedRecord,
  type LoadedRecord,
  type ResultRecord,
} from './load-result.ts';
import type { RecordParts } from './records.ts';

export interface RecordOf {
  readonly compiled: CompiledQuestionnaire;
  readonly record: ResultRecord;
}

/** Loaded records; damaged ones, which cannot be read, are separate. */
export interface LoadedRecords {
  readonly records: readonly RecordOf[];
  readonly damaged: readonly DamagedRecord[];
}

export interface LoadedOf extends Pick<RecordOf, 'compiled'> {
  readonly record: LoadedRecord;
}

export function separateDamaged(loaded: readonly LoadedOf[]): LoadedRecords {
  return {
    records: loaded.flatMap(({ compiled, record }) => (isDamaged(record) ? [] : { compiled, record })),
    damaged: loaded.flatMap(({ record }) => (isDamaged(record) ? record : [])),
  };
}

/** Loaded records by questionnaire, id and time of the last save. */
export type LoadedBefore = Map<string, LoadedOf>;

interface Request {
  readonly entries: readonly CatalogEntry[];
  /** Records in it are not loaded again; loaded ones are added to it, even if others fail. */
  readonly loadedBefore: LoadedBefore;
  readonly run: Run;
}

/** Maximum number of concurrent calls. */
const calls = 4;

/** Saved last first within each questionnaire. Throws ApiError. */
export async function loadEverything(
  records: Pick<RecordParts, 'load' | 'member'>,
  { entries, loadedBefore, run }: Request,
): Promise<LoadedRecords> {
  const lists = await mapConcurrently(calls, entries, async (entry) => {
    const analyses = await callInRun(run, () => loadAnalyses(records, entry));
    return analyses.map((analysis) => ({ entry, analysis, key: toKey(entry, analysis) }));
  });
  const rows = lists.flat();
  let done = rows.filter(({ key }) => loadedBefore.has(key)).length;
  run.onProgress({ done, of: rows.length });
  const loaded = await mapConcurrently(calls, rows, async ({ entry, analysis, key }) => {
    const before = loadedBefore.get(key);
    if (before) return before;
    const compiled = await records.load(entry.id);
    const record = await callInRun(run, () => loadAnalysis(records, compiled.questionnaire, analysis.id));
    const one = { compiled, record };
    loadedBefore.set(key, one);
    done += 1;
    run.onProgress({ done, of: rows.length });
    return one;
  });
  return separateDamaged(loaded);
}

function toKey({ id }: CatalogEntry, analysis: Analysis): string {
  return `${id} ${analysis.id} ${analysis.savedAt}`;
}
