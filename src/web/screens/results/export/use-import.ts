import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Run } from '../../../../lib/run.ts';
import { refetchAnalyses } from '../../../research/lists/refetch-analyses.ts';
import { readResultsJson, type ImportedRecord } from '../../../research/results/import-results.ts';
import { resultsCatalog } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { importRecords, takeFromFile, type ImportOutcome } from '../../../research/results/import-records.ts';
import { useRecords } from '../../../research/record/records-context.ts';
import { useRun } from '../../../ui/run/use-run.ts';

export type Outcomes = ReadonlyMap<ImportedRecord, ImportOutcome>;

export type Differing = { readonly one: ImportedRecord } & Extract<ImportOutcome, { kind: 'differs' }>;

interface Imported {
  readonly outcomes: Outcomes;
  /** Number of parts of the file that cannot be read here. */
  readonly unknown: number;
}

export function useImport() {
  const records = useRecords();
  const client = useQueryClient();
  const [isNoFile, setNoFile] = useState(false);
  /** Records that the member has decided about. */
  const [settled, setSettled] = useState<Outcomes>(new Map());
  const importing = useRun<Imported>('import');
  const taking = useRun<void>('take');

  const take = async (file: File) => {
    taking.clear();
    importing.clear();
    setSettled(new Map());
    const found = await readFile(file);
    setNoFile(!found);
    if (!found) return;
    const outcomes = new Map<ImportedRecord, ImportOutcome>();
    await importing.start(async (run) => {
      try {
        const pauses = withRefetch(run, () => void refetchAnalyses(client));
        await importRecords(records, found.records, { run: pauses, outcomes });
      } finally {
        await refetchAnalyses(client);
      }
      return { outcomes, unknown: found.unknown };
    });
  };
  const settle = (one: ImportedRecord, outcome: ImportOutcome) =>
    setSettled((before) => new Map(before).set(one, outcome));
  const replace = (chosen: readonly Differing[]) =>
    taking.start(async (run) => {
      try {
        for (const [done, differing] of chosen.entries()) {
          run.onProgress({ done, of: chosen.length });
          settle(differing.one, await takeFromFile(records, differing, run));
        }
      } finally {
        await refetchAnalyses(client);
      }
    });
  return {
    importing,
    taking,
    isNoFile,
    settled,
    take,
    keep: (chosen: readonly Differing[]) => {
      for (const { one } of chosen) settle(one, { kind: 'present' });
    },
    replace,
  };
}

/** The page shows what has come while the import waits. */
function withRefetch(run: Run, refetch: () => void): Run {
  return {
    ...run,
    pause: (wait) => {
      refetch();
      return run.pause(wait);
    },
  };
}

/** Undefined: it is no export of results, or is gone. */
async function readFile(file: File) {
  try {
    const bytes = await file.arrayBuffer();
    return readResultsJson(decode(new Uint8Array(bytes)), resultsCatalog);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** UTF-8, or UTF-16 with its byte order mark, as some editors write. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
