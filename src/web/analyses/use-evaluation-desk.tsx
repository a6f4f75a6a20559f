import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { ParkedAnswers } from './ParkedAnswers.tsx';
import { useAddressedEvaluation } from './use-addressed-evaluation.ts';
import { useAllAnalyses } from './use-all-analyses.tsx';
import { useAnalyses } from './use-analyses.ts';

/** An evaluation with access to its analyses; `frame`: what the page's frame shows of it. */
export function useEvaluationDesk(entry: CatalogEntry) {
  const { mode, nothingSaved, opening, error, choose, goOn, ...evaluation } = useAddressedEvaluation(entry);
  // Only here: each subscriber refetches the list after every save.
  const analyses = useAnalyses(entry);
  const all = useAllAnalyses({
    entry,
    state: analyses,
    undecided: mode === undefined,
    onOpen: evaluation.open,
  });
  return {
    ...evaluation,
    analyses,
    opening,
    frame: {
      mode,
      started: evaluation.searched !== undefined,
      nothingSaved,
      opening,
      error,
      onChoose: choose,
      more: all.button,
      above: (
        <>
          {all.panel}
          <ParkedAnswers entry={entry} onOpen={goOn} />
        </>
      ),
    },
  };
}
