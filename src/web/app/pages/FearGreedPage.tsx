import { pages } from '../../../contracts/pages.ts';
import { FearGreedScreen } from '../../screens/fear-greed/FearGreedScreen.tsx';
import { ChartingPage } from './ChartingPage.tsx';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';

export function FearGreedPage() {
  return (
    <FearGreedScreen
      charting={<ChartingPage embedded />}
      blocks={<PageQuestionnaires page={pages.fearGreed.path} />}
    />
  );
}
