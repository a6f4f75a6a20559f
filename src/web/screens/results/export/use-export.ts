import { useRef, useState } from 'react';
import { toResultsCsv, toResultsJson } from '../../../questionnaire/export-results.ts';
import { resultsCatalog } from '../../../questionnaire/questionnaire-catalog.ts';
import { loadEverything, type LoadedBefore, type LoadProgress } from '../../../records/load-everything.ts';
import type { DamagedRecord } from '../../../records/load-result.ts';
import { useRecords } from '../../../records/records-context.ts';
import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { saveAs, type FileKind } from './save-file.ts';

export type ExportState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading'; readonly progress: LoadProgress }
  | { readonly kind: 'failed'; readonly progress: LoadProgress; readonly goOn: () => void }
  | {
      readonly kind: 'saved';
      readonly records: number;
      readonly file: string;
      /** Records that the file omits. */
      readonly damaged: readonly DamagedRecord[];
    };

/** Records loaded before a failure are kept and not loaded again. */
export function useExport() {
  const records = useRecords();
  const loadedBefore = useRef<LoadedBefore>(new Map());
  const [state, setState] = useState<ExportState>({ kind: 'ready' });
  const start = async (kind: FileKind) => {
    let progress: LoadProgress = { done: 0, of: 0 };
    const onProgress = (next: LoadProgress) => {
      progress = next;
      setState({ kind: 'loading', progress });
    };
    onProgress(progress);
    const all = await loadEverything(records, {
      entries: resultsCatalog,
      loadedBefore: loadedBefore.current,
      onProgress,
    }).catch(() => undefined);
    if (!all) {
      setState({ kind: 'failed', progress, goOn: () => void start(kind) });
      return;
    }
    const file = saveAs(kind, copy.files.everything, {
      csv: (format) => toResultsCsv(all.records, format),
      json: (now) => toResultsJson(all.records, now),
    });
    setState({ kind: 'saved', records: all.records.length, file, damaged: all.damaged });
  };
  return { state, start };
}
