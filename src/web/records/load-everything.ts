import type { CatalogEntry } from '../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { loadAnalyses, type Analysis } from './load-analyses.ts';
import {
  isDamaged,
  loadAnalysis,
  type DamagedRecord,
  type LoadedRecord,
  type ResultRecord,
} from './load-result.ts';
import type { RecordParts } from './records.ts';

/** A record with the questionnaire that it answers. */
export interface RecordOf {
  readonly compiled: CompiledQuestionnaire;
  readonly record: ResultRecord;
}

/** Records that have come, those apart that can't be read. */
export interface Loaded {
  readonly records: readonly RecordOf[];
  readonly damaged: readonly DamagedRecord[];
}

/** A record that has come with the questionnaire that it answers. */
export interface LoadedOf extends Pick<RecordOf, 'compiled'> {
  readonly record: LoadedRecord;
}

export function setApart(loaded: readonly LoadedOf[]): Loaded {
  return {
    records: loaded.flatMap(({ compiled, record }) => (isDamaged(record) ? [] : { compiled, record })),
    damaged: loaded.flatMap(({ record }) => (isDamaged(record) ? record : [])),
  };
}

/** Records that have come, by questionnaire, id and the moment of their last save. */
export type CameBefore = Map<string, LoadedOf>;

interface Request {
  /** The questionnaires whose records are wanted, in their order. */
  readonly entries: readonly CatalogEntry[];
  /** What came before is not asked for again; what comes is put into it, also where the rest fails. */
  readonly came: CameBefore;
  readonly onProgress: (progress: LoadProgress) => void;
}

/** How many records have come of how many. */
export interface LoadProgress {
  readonly done: number;
  readonly of: number;
}

/** How many calls run at once. */
const calls = 4;

/** All records of a member, one by one, saved last first in each questionnaire; a failed call is an ApiError. */
export async function loadEverything(
  records: Pick<RecordParts, 'load' | 'member'>,
  { entries, came, onProgress }: Request,
): Promise<Loaded> {
  const lists = await mapConcurrently(calls, entries, async (entry) => {
    const analyses = await loadAnalyses(records, entry);
    return analyses.map((analysis) => ({ entry, analysis, key: toKey(entry, analysis) }));
  });
  const rows = lists.flat();
  let done = rows.filter(({ key }) => came.has(key)).length;
  onProgress({ done, of: rows.length });
  const loaded = await mapConcurrently(calls, rows, async ({ entry, analysis, key }) => {
    const before = came.get(key);
    if (before) return before;
    const compiled = await records.load(entry.id);
    const one = { compiled, record: await loadAnalysis(records, compiled.questionnaire, analysis.id) };
    came.set(key, one);
    done += 1;
    onProgress({ done, of: rows.length });
    return one;
  });
  return setApart(loaded);
}

function toKey({ id }: CatalogEntry, analysis: Analysis): string {
  return `${id} ${analysis.id} ${analysis.savedAt}`;
}
