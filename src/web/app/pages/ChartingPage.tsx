import { knownCoins } from '../../../contracts/known-coins.ts';
import { pages } from '../../../contracts/pages.ts';
import type { PageChoice } from '../../feeds/page-choice.ts';
import { blocksOfPage } from '../../questionnaire/questionnaire-catalog.ts';
import { useSubjects } from '../../records/records-context.ts';
import { ChartingScreen } from '../../screens/charting/ChartingScreen.tsx';
import { PageSubject } from '../subjects/page-subject.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';

interface ChartingPageProps {
  /** Below another page's heading, as a part of it. */
  readonly embedded?: boolean;
}

/** The coin whose charts are shown at first, known before they are drawn: what it leads to must not jump in. */
const initial: PageChoice = { kind: 'coin', subject: knownCoins.btc };

/** Its checklist is about the coin of its charts until another one is chosen, whatever is chosen where it is embedded. */
export function ChartingPage({ embedded = false }: ChartingPageProps) {
  const coinBlocks = blocksOfPage(pages.charting.path).filter(({ subject }) => subject === 'coin');
  const about = useSubjects(coinBlocks.map(({ id }) => id));
  return (
    <PageSubject initial={initial}>
      <ChartingScreen
        embedded={embedded}
        about={about}
        blocks={<PageQuestionnaires page={pages.charting.path} />}
      />
    </PageSubject>
  );
}
