import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { ParkedAnswers } from './ParkedAnswers.tsx';
import { useAddressedEvaluation } from './use-addressed-evaluation.ts';
import { useAllAnalyses } from './use-all-analyses.tsx';
import { useAnalyses } from './use-analyses.ts';

/** An evaluation with all that leads to its analyses; `frame` is what its page's frame shows of that. */
export function useEvaluationDesk(entry: CatalogEntry) {
  const { mode, nothingSaved, opening, error, choose, goOn, ...evaluation } = useAddressedEvaluation(entry);
  // Here alone: whoever follows the saves asks for the list after each.
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
