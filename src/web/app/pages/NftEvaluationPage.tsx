import { useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { QuickQuestions } from '../../questionnaire/quick-questions.ts';
import { getEvaluation } from '../../questionnaire/questionnaire-catalog.ts';
import { NftEvaluationScreen } from '../../screens/nft-evaluation/NftEvaluationScreen.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';
import { RecordedQuestionnaire } from '../recorded/RecordedSections.tsx';
import { RecordedSummary } from '../recorded/RecordedSummary.tsx';

export function NftEvaluationPage() {
  const entry = getEvaluation(pages.nftEvaluation.path, 'nft');
  useEffect(() => {
    // Loaded before the search: the first question takes the focus once shown.
    QuickQuestions.fetch().catch(() => undefined);
  }, []);
  return (
    <NftEvaluationScreen
      entry={entry}
      checklist={<RecordedQuestionnaire entry={entry} />}
      summary={<RecordedSummary entry={entry} />}
      blocks={<PageQuestionnaires page={pages.nftEvaluation.path} />}
    />
  );
}
