import { useRef } from 'react';
import { toResultsCsv, toResultsJson } from '../../../research/results/export-results.ts';
import { resultsCatalog } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { loadEverything, type LoadedBefore } from '../../../research/record/load-everything.ts';
import type { DamagedRecord } from '../../../research/record/load-result.ts';
import { useRecords } from '../../../research/record/records-context.ts';
import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { useRun } from '../../../ui/run/use-run.ts';
import { saveAs, type FileKind } from './save-file.ts';

interface Exported {
  readonly records: number;
  readonly file: string;
  /** Records that the file omits. */
  readonly damaged: readonly DamagedRecord[];
}

/** Records loaded before a stop are kept and not loaded again. */
export function useExport() {
  const records = useRecords();
  const loadedBefore = useRef<LoadedBefore>(new Map());
  const { state, start, clear } = useRun<Exported>('export');
  const save = (kind: FileKind) =>
    start(async (run) => {
      const all = await loadEverything(records, {
        entries: resultsCatalog,
        loadedBefore: loadedBefore.current,
        run,
      });
      const file = saveAs(kind, copy.files.everything, {
        csv: (format) => toResultsCsv(all.records, format),
        json: (now) => toResultsJson(all.records, now),
      });
      return { records: all.records.length, file, damaged: all.damaged };
    });
  return { state, save, clear };
}
