import { use } from 'react';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { PageChoiceContext } from '../../feeds/page-choice.ts';
import { blocksOfPage } from '../../research/questionnaires/questionnaire-catalog.ts';
import { useSubjects } from '../../research/record/records-context.ts';
import { ChartingScreen } from '../../screens/charting/ChartingScreen.tsx';
import { PageSubject } from '../../research/subjects/page-subject.tsx';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';

interface ChartingPageProps {
  /** Shown below another page's heading. */
  readonly embedded?: boolean;
}

/**
 * The checklist follows the coin of the charts until another one is chosen. The charts begin with its coin, which is
 * known before they load, so that nothing moves.
 */
export function ChartingPage({ embedded = false }: ChartingPageProps) {
  const coinBlocks = blocksOfPage(pages.charting.path).filter(({ subject }) => subject === 'coin');
  const about = useSubjects(coinBlocks.map(({ id }) => id));
  return (
    <PageSubject initial={{ kind: 'coin', subject: about[0] ?? knownCoins.btc }}>
      <Charting embedded={embedded} about={about} />
    </PageSubject>
  );
}

interface ChartingProps {
  readonly embedded: boolean;
  readonly about: readonly Subject[];
}

function Charting(props: ChartingProps) {
  const { report } = use(PageChoiceContext);
  return (
    <ChartingScreen
      {...props}
      onChoose={(subject) => report({ kind: 'coin', subject })}
      blocks={<PageQuestionnaires page={pages.charting.path} />}
    />
  );
}
