import { chartCoins } from '../../../../contracts/charts.ts';
import { knownCoins } from '../../../../contracts/known-coins.ts';
import type { PanelName, PlacedPage } from '../../../../contracts/pages.ts';
import { blocksOfPage } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { useSubjects } from '../../../research/record/records-context.ts';
import { PageColumns } from '../../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageSubject } from '../../../research/subjects/page-subject.tsx';
import { PageQuestionnaires } from '../../../research/page/PageQuestionnaires.tsx';
import { OwnPanels } from './OwnPanels.tsx';
import styles from './OwnPage.module.css';

const charts: readonly PanelName[] = ['candles', 'macd', 'rsi'];

/** The questions about a coin begin with the coin of the page's charts. */
export function OwnPage({ page }: { readonly page: PlacedPage }) {
  const { path, title, lede, panels = [] } = page;
  const coinBlocks = blocksOfPage(path).filter(({ subject }) => subject === 'coin');
  const about = useSubjects(coinBlocks.map(({ id }) => id));
  const charted = about[0] ?? knownCoins[chartCoins[0].symbol];
  const hasChart = panels.some((panel) => charts.includes(panel));
  const questions = <PageQuestionnaires page={path} />;
  return (
    <PageSubject {...(hasChart && { initial: { kind: 'coin', subject: charted } })}>
      <PageHeader title={title} lede={lede} />
      {panels.length === 0 ? (
        questions
      ) : (
        <PageColumns place="end" side={questions}>
          <div className={styles.panels}>
            <OwnPanels path={path} names={panels} />
          </div>
        </PageColumns>
      )}
    </PageSubject>
  );
}
