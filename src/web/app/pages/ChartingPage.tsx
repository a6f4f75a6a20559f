import { pages } from '../../../contracts/pages.ts';
import { ChartingScreen } from '../../screens/charting/ChartingScreen.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';

interface ChartingPageProps {
  /** Below another page's heading, as a part of it. */
  readonly embedded?: boolean;
}

export function ChartingPage({ embedded = false }: ChartingPageProps) {
  return <ChartingScreen embedded={embedded} blocks={<PageQuestionnaires page={pages.charting.path} />} />;
}
