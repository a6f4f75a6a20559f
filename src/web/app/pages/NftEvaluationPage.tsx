import { useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { entriesOfPage } from '../../../engine/catalog.ts';
import { QuickQuestions } from '../../questionnaire/quick-questions.ts';
import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { NftEvaluationScreen } from '../../screens/nft-evaluation/NftEvaluationScreen.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';
import { RecordedQuestionnaire } from '../recorded/RecordedSections.tsx';
import { RecordedSummary } from '../recorded/RecordedSummary.tsx';

export function NftEvaluationPage() {
  const entry = entriesOfPage(catalog, pages.nftEvaluation.path).find(
    ({ subject, subjectRequired }) => subjectRequired && subject === 'nft',
  );
  useEffect(() => {
    // Loaded before the search: the first question takes the focus once shown.
    QuickQuestions.fetch().catch(() => undefined);
  }, []);
  if (!entry) throw new Error('No questionnaire about NFTs is shown on the NFT evaluation page');
  return (
    <NftEvaluationScreen
      entry={entry}
      checklist={<RecordedQuestionnaire entry={entry} />}
      summary={<RecordedSummary entry={entry} />}
      blocks={<PageQuestionnaires page={pages.nftEvaluation.path} />}
    />
  );
}
