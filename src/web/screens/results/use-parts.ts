import { blankContent } from '../../../engine/content.ts';
import { askedInEntry } from '../../../engine/asked-questions.ts';
import { useAnalysesOf } from '../../research/lists/use-analyses.ts';
import { useCounts } from '../../research/lists/use-counts.ts';
import { countQuestions } from '../../../engine/catalog.ts';
import { resultsCatalog, type CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { isRestarted } from './addresses.ts';
import { isFinished, type Analysis, type RecordCounts } from '../../research/record/load-analyses.ts';
import { useCompleted } from '../../research/record/records-context.ts';
import { useFinished } from '../../research/record/use-finished.ts';

export interface Part {
  readonly entry: CatalogEntry;
  readonly complete: boolean;
  /** Finished once, whatever has been begun or emptied since. */
  readonly finished: boolean;
  /** The record saved last; absent without one, or while unknown. */
  readonly latest?: RecordCounts | undefined;
  /** Saved sections of a checklist or answered questions of insights; absent while unknown. */
  readonly count?: { readonly done: number; readonly of: number } | undefined;
  /** A checklist's; absent while unknown. */
  readonly analyses?: readonly Analysis[] | undefined;
}

/** In the order of the results page. */
export function useParts() {
  const completed = useCompleted();
  const counts = useCounts();
  const { data } = counts;
  // A retired questionnaire is listed if the member has answered it.
  const shown = resultsCatalog.filter(({ id, retired }) => !retired || data?.[id]);
  const finished = useFinished(shown);
  const stored = ({ id }: CatalogEntry) => completed.includes(id) || data?.[id] !== undefined;
  const checklists = shown.filter((entry) => entry.kind === 'checklist' && stored(entry));
  const queries = useAnalysesOf(checklists);
  const parts = shown.map((entry): Part => {
    const complete = completed.includes(entry.id);
    const latest = data?.[entry.id];
    const count = data && countPart(entry, complete, latest);
    const analyses = queries[checklists.indexOf(entry)]?.data;
    const isDone = latest?.complete === true || analyses?.some(isFinished) === true;
    return { entry, complete, finished: isDone || finished.includes(entry.id), latest, count, analyses };
  });
  return { parts, counts };
}

function countPart(entry: CatalogEntry, complete: boolean, latest: RecordCounts | undefined): Part['count'] {
  const { sections } = askedInEntry(entry, blankContent);
  const questions = countQuestions(sections);
  const isInsights = entry.kind === 'insights';
  const isBegun = latest && (isInsights || !isRestarted(latest, complete));
  const of = isInsights ? (latest?.asked ?? questions) : (isBegun ? latest.askedSections : sections).length;
  if (!isBegun) return { done: 0, of };
  return { done: isInsights ? latest.answered : latest.saved.length, of };
}
