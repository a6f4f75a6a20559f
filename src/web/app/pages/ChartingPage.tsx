import { knownCoins } from '../../../contracts/known-coins.ts';
import { pages } from '../../../contracts/pages.ts';
import type { PageChoice } from '../../feeds/page-choice.ts';
import { ChartingScreen } from '../../screens/charting/ChartingScreen.tsx';
import { PageSubject } from '../subjects/page-subject.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';

interface ChartingPageProps {
  /** Below another page's heading, as a part of it. */
  readonly embedded?: boolean;
}

/** The coin whose charts are shown at first, known before they are drawn: what it leads to must not jump in. */
const initial: PageChoice = { kind: 'coin', subject: knownCoins.btc };

/** Its checklist is about the coin of its charts, whatever else is chosen where it is embedded. */
export function ChartingPage({ embedded = false }: ChartingPageProps) {
  return (
    <PageSubject initial={initial}>
      <ChartingScreen embedded={embedded} blocks={<PageQuestionnaires page={pages.charting.path} />} />
    </PageSubject>
  );
}
