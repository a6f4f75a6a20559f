import { pages } from '../../../contracts/pages.ts';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';
import { ExchangesScreen } from '../../screens/exchanges/ExchangesScreen.tsx';

export function ExchangesPage() {
  return <ExchangesScreen blocks={<PageQuestionnaires page={pages.exchanges.path} />} />;
}
