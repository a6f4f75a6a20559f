import { pages } from '../../../contracts/pages.ts';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';
import { MovementsScreen } from '../../screens/movements/MovementsScreen.tsx';

export function MovementsPage() {
  return <MovementsScreen blocks={<PageQuestionnaires page={pages.movements.path} />} />;
}
