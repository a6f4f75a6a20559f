import { pages } from '../../../contracts/pages.ts';
import { entriesOfPage } from '../../../engine/registry/catalog.ts';
import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { CoinEvaluationScreen } from '../../screens/coin-evaluation/CoinEvaluationScreen.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';
import { RecordedQuestionnaire } from '../recorded/RecordedQuestionnaire.tsx';

/** The coin evaluation with its checklist and the page's other questionnaires. */
export function CoinEvaluationPage() {
  const entry = entriesOfPage(catalog, pages.coinEvaluation.path).find(
    ({ subject, subjectRequired }) => subjectRequired && subject === 'coin',
  );
  if (!entry) throw new Error('No questionnaire about coins is shown on the coin evaluation page');
  return (
    <CoinEvaluationScreen
      entry={entry}
      checklist={<RecordedQuestionnaire entry={entry} />}
      blocks={<PageQuestionnaires page={pages.coinEvaluation.path} />}
    />
  );
}
