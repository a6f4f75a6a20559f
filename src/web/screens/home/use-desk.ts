import type { CatalogEntry } from '../../../engine/catalog.ts';
import { toAnalysisPath } from '../../analyses/analysis-path.ts';
import { useAnalysesOf } from '../../analyses/use-analyses.ts';
import type { Analysis } from '../../records/load-analyses.ts';
import { countUnsaved } from '../../records/record-state.ts';
import { useUnsaved } from '../../records/records-context.ts';
import { useSessionState } from '../../session/session-context.ts';

/** An analysis with its questionnaire, and where it is opened. */
export interface EntryAnalysis {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  readonly path: string;
}

/** Unsaved answers on this device. */
export interface WaitingWork {
  readonly key: string;
  readonly entry: CatalogEntry;
  readonly name: string | undefined;
  readonly day: string | undefined;
  readonly sections: number;
  readonly path: string;
}

export interface Desk {
  /** State of the requests; loaded analyses are there in any case. */
  readonly kind: 'loading' | 'ready' | 'failed';
  /** Retries the failed ones. */
  readonly retry: () => void;
  readonly unsaved: readonly WaitingWork[];
  /** Unfinished, saved last first. */
  readonly unfinished: readonly EntryAnalysis[];
  readonly analyses: readonly EntryAnalysis[];
}

/** Data of the desk. */
export function useDesk(catalog: readonly CatalogEntry[]): Desk {
  const evaluations = catalog.filter(({ subjectRequired }) => subjectRequired);
  const states = useAnalysesOf(evaluations);
  const unsaved = useUnsaved().flatMap(({ questionnaireId, record }) => {
    const entry = catalog.find(({ id }) => id === questionnaireId);
    if (!entry) return [];
    const key = record.handle ?? questionnaireId;
    const isAnalysis = entry.subjectRequired && record.id !== undefined;
    const path = isAnalysis ? toAnalysisPath(entry, record.id) : entry.page;
    const { subject, day } = record;
    return [{ key, entry, name: subject?.name, day, sections: countUnsaved(record), path, id: record.id }];
  });
  const analyses = evaluations
    .flatMap((entry, index) => {
      const state = states[index];
      return state?.kind === 'ready'
        ? state.analyses.map((analysis) => toEntryAnalysis(entry, analysis))
        : [];
    })
    .filter(({ analysis }) => !analysis.archived)
    .toSorted((one, other) => (one.analysis.savedAt < other.analysis.savedAt ? 1 : -1));
  const waiting = new Set(unsaved.map(({ id }) => id));
  const unfinished = analyses.filter(
    ({ analysis }) => analysis.sections < analysis.askedSections && !waiting.has(analysis.id),
  );
  // Without a record at the start of the session there is nothing to load; another device's follow later.
  const recorded = useSessionState((session) => session.recorded);
  const kinds = states.map(({ kind: state }, index) => {
    const isAwaited = recorded?.includes(evaluations[index]?.id ?? '') ?? true;
    return state === 'loading' && !isAwaited ? 'ready' : state;
  });
  const kind = kinds.includes('failed') ? 'failed' : kinds.includes('loading') ? 'loading' : 'ready';
  const retry = () => {
    for (const state of states) if (state.kind === 'failed') state.retry();
  };
  return { kind, retry, unsaved, unfinished, analyses };
}

function toEntryAnalysis(entry: CatalogEntry, analysis: Analysis): EntryAnalysis {
  return { entry, analysis, path: toAnalysisPath(entry, analysis.id) };
}
