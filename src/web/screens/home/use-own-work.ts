import { isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { toAnalysisPath, toDecisionPath } from '../../research/lists/analysis-path.ts';
import { listWork, type SubjectWork } from '../../research/lists/subject-work.ts';
import { useAnalysesOf } from '../../research/lists/use-analyses.ts';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { openUnsaved } from '../../research/record/record-actions.ts';
import { countUnsaved, type RecordState } from '../../research/record/record-state.ts';
import { useRecords, useUnsaved } from '../../research/record/records-context.ts';
import { useSessionState } from '../../session/session-context.ts';

interface EntryAnalysis {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
}

interface UnfinishedWork extends EntryAnalysis {
  readonly subject: Subject | undefined;
}

/** Unsaved answers on this device. */
interface WaitingWork {
  readonly key: string;
  readonly entry: CatalogEntry;
  readonly subject: Subject | undefined;
  readonly day: string | undefined;
  readonly sections: number;
  readonly path: string;
  /** Makes its answers the ones that the page at `path` shows. */
  readonly resume: () => void;
}

export interface OwnWork {
  /** Analyses that have loaded are listed in any case. */
  readonly isLoading: boolean;
  /** Absent unless some have failed to load. */
  readonly retry: (() => void) | undefined;
  readonly unsaved: readonly WaitingWork[];
  /** Subjects with an unfinished and no unsaved analysis, the last saved ones first. */
  readonly unfinished: readonly UnfinishedWork[];
  readonly analyses: readonly EntryAnalysis[];
}

const maxUnfinished = 3;

export function useOwnWork(catalog: readonly CatalogEntry[]): OwnWork {
  const records = useRecords();
  const evaluations = catalog.filter(({ subjectRequired }) => subjectRequired);
  const queries = useAnalysesOf(evaluations);
  const analyses = evaluations
    .flatMap((entry, index) => queries[index]?.data?.map((analysis) => ({ entry, analysis })) ?? [])
    .filter(({ analysis }) => !analysis.archived)
    .toSorted((one, other) => (one.analysis.savedAt < other.analysis.savedAt ? 1 : -1));
  const works = evaluations
    .flatMap((entry) => {
      const own = analyses.filter((one) => one.entry === entry).map(({ analysis }) => analysis);
      return listWork({ analyses: own }).map((work) => ({ entry, ...work }));
    })
    .toSorted((one, other) => ((one.savedAt ?? '') < (other.savedAt ?? '') ? 1 : -1));
  const unsaved = useUnsaved().flatMap(({ questionnaireId, record }) => {
    const entry = catalog.find(({ id }) => id === questionnaireId);
    if (!entry) return [];
    const key = record.localId ?? questionnaireId;
    const { id, subject, day } = record;
    const path = toPath(entry, record);
    const resume = () => {
      if (record.localId !== undefined) openUnsaved(records, entry, record.localId);
    };
    const work = works.find((one) => one.entry === entry && isAbout(one, id, subject));
    return [{ key, entry, subject, day, sections: countUnsaved(record), path, resume, work }];
  });
  const waiting = new Set(unsaved.map(({ work }) => work));
  const unfinished = works.flatMap((work): readonly UnfinishedWork[] => {
    const { entry, subject, unfinished: analysis } = work;
    return analysis && !waiting.has(work) ? [{ entry, subject, analysis }] : [];
  });
  // Without records at the session's start there is nothing to wait for; other devices' records appear later.
  const recorded = useSessionState((session) => session.recorded);
  const isAwaited = (index: number) => recorded?.includes(evaluations[index]?.id ?? '') ?? true;
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return {
    isLoading: failed.length === 0 && queries.some(({ isPending }, index) => isPending && isAwaited(index)),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
    unsaved,
    unfinished: unfinished.slice(0, maxUnfinished),
    analyses,
  };
}

/** Where unsaved answers are continued. */
function toPath(entry: CatalogEntry, { id, subject }: RecordState): string {
  if (entry.subjectRequired && id !== undefined) return toAnalysisPath(entry, id);
  const isDecision = entry.subject === 'coin' && !isPart(entry);
  return isDecision && subject?.id !== undefined ? toDecisionPath(subject.id) : entry.page;
}

function isAbout(work: SubjectWork, id: string | undefined, subject: Subject | undefined): boolean {
  if (work.own.some((analysis) => analysis.id === id)) return true;
  return subject !== undefined && isSameSubject(work.subject, subject);
}
