import { pages } from '../../../contracts/pages.ts';
import { getEvaluation } from '../../research/questionnaires/questionnaire-catalog.ts';
import { CoinEvaluationScreen } from '../../screens/coin-evaluation/CoinEvaluationScreen.tsx';

export function CoinEvaluationPage() {
  return <CoinEvaluationScreen entry={getEvaluation(pages.coinEvaluation.path, 'coin')} />;
}
