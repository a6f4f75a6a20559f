import { pages } from '../../../contracts/pages.ts';
import { FearGreedScreen } from '../../screens/fear-greed/FearGreedScreen.tsx';
import { PageSubject } from '../subjects/page-subject.tsx';
import { ChartingPage } from './ChartingPage.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';

/** The mood of the market with the swing-trading page below it (SPEC section 2). */
export function FearGreedPage() {
  return (
    <FearGreedScreen
      charting={
        // Its checklist is about the coin of its charts, whatever coin's price is asked for above.
        <PageSubject>
          <ChartingPage embedded />
        </PageSubject>
      }
      blocks={<PageQuestionnaires page={pages.fearGreed.path} />}
    />
  );
}
