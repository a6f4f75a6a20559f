import { pages } from '../../../contracts/pages.ts';
import { getEvaluation } from '../../research/questionnaires/questionnaire-catalog.ts';
import { NftEvaluationScreen } from '../../screens/nft-evaluation/NftEvaluationScreen.tsx';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';
import { RecordedQuestionnaire } from '../../research/page/RecordedSections.tsx';
import { RecordedSummary } from '../../research/page/RecordedSummary.tsx';

export function NftEvaluationPage() {
  const entry = getEvaluation(pages.nftEvaluation.path, 'nft');
  return (
    <NftEvaluationScreen
      entry={entry}
      checklist={<RecordedQuestionnaire entry={entry} />}
      summary={<RecordedSummary entry={entry} />}
      blocks={<PageQuestionnaires page={pages.nftEvaluation.path} folded />}
    />
  );
}
