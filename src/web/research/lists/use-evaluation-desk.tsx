import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { UnsavedAnswers } from './UnsavedAnswers.tsx';
import { useAddressedEvaluation } from './use-addressed-evaluation.ts';
import { useAllAnalyses } from './use-all-analyses.tsx';
import { useSubjectWork } from './use-subject-work.ts';

export function useEvaluationDesk(entry: CatalogEntry) {
  const { mode, nothingSaved, opening, error, choose, goOn, ...evaluation } = useAddressedEvaluation(entry);
  // Only here: each subscriber refetches the list after every save.
  const { data: analyses } = useSubjectWork(entry).analyses;
  const all = useAllAnalyses({
    entry,
    count: analyses?.length,
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
      // Another device may have saved one since this tab logged in.
      nothingSaved: nothingSaved && !analyses?.length,
      opening,
      error,
      onChoose: choose,
      more: all.button,
      above: (
        <>
          {all.panel}
          <UnsavedAnswers entry={entry} onOpen={goOn} />
        </>
      ),
    },
  };
}
