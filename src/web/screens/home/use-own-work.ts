import { isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { groupBySubject, type SubjectAnalyses } from '../../research/lists/analyses-about.ts';
import { toAnalysisPath, toDecisionPath } from '../../research/lists/analysis-path.ts';
import { useAnalysesOf } from '../../research/lists/use-analyses.ts';
import { isFinished, type Analysis } from '../../research/record/load-analyses.ts';
import { openUnsaved } from '../../research/record/record-actions.ts';
import { countUnsaved, type RecordState } from '../../research/record/record-state.ts';
import { useRecords, useUnsaved } from '../../research/record/records-context.ts';
import { useSessionState } from '../../session/session-context.ts';

interface EntryAnalysis {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
}

interface SubjectWork extends SubjectAnalyses {
  readonly entry: CatalogEntry;
  readonly unfinished: Analysis | undefined;
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
  readonly unfinished: readonly SubjectWork[];
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
      return groupBySubject(own).map((group) => toWork(entry, group));
    })
    .toSorted((one, other) => (one.newest.savedAt < other.newest.savedAt ? 1 : -1));
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
  const unfinished = works.filter((work) => work.unfinished && !waiting.has(work)).slice(0, maxUnfinished);
  // Without records at the session's start there is nothing to wait for; other devices' records appear later.
  const recorded = useSessionState((session) => session.recorded);
  const isAwaited = (index: number) => recorded?.includes(evaluations[index]?.id ?? '') ?? true;
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return {
    isLoading: failed.length === 0 && queries.some(({ isPending }, index) => isPending && isAwaited(index)),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
    unsaved,
    unfinished,
    analyses,
  };
}

function listAnalyses({ newest, earlier }: SubjectAnalyses): readonly Analysis[] {
  return [newest, ...earlier];
}

/** Where unsaved answers are continued. */
function toPath(entry: CatalogEntry, { id, subject }: RecordState): string {
  if (entry.subjectRequired && id !== undefined) return toAnalysisPath(entry, id);
  const isDecision = entry.subject === 'coin' && !isPart(entry);
  return isDecision && subject?.id !== undefined ? toDecisionPath(subject.id) : entry.page;
}

function toWork(entry: CatalogEntry, group: SubjectAnalyses): SubjectWork {
  return { ...group, entry, unfinished: listAnalyses(group).find((analysis) => !isFinished(analysis)) };
}

function isAbout(group: SubjectAnalyses, id: string | undefined, subject: Subject | undefined): boolean {
  if (listAnalyses(group).some((analysis) => analysis.id === id)) return true;
  return subject !== undefined && isSameSubject(group.subject, subject);
}
