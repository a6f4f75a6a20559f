import { pages } from '../../../contracts/pages.ts';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';
import { AirdropsScreen } from '../../screens/airdrops/AirdropsScreen.tsx';

export function AirdropsPage() {
  return <AirdropsScreen blocks={<PageQuestionnaires page={pages.airdrops.path} />} />;
}
