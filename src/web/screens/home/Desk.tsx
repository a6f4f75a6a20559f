import { Link } from 'react-router-dom';
import { isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { useDue } from '../../research/decision/use-due.ts';
import { useDecisions } from '../../research/lists/use-decisions.ts';
import { Mood } from '../../panels/sentiment/Mood.tsx';
import { Movers } from '../../panels/ticker/Movers.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useDailyDesk } from '../../panels/watchlist/use-daily-desk.ts';
import { ChangedPanel } from './ChangedPanel.tsx';
import { ContinuePanel } from './ContinuePanel.tsx';
import { DailyPanel } from './DailyPanel.tsx';
import { RecentAnalysesPanel } from './RecentAnalysesPanel.tsx';
import { JournalPanel } from './JournalPanel.tsx';
import { DuePanel } from './DuePanel.tsx';
import { useOwnWork, type OwnWork } from './use-own-work.ts';
import { WatchlistPanel } from './WatchlistPanel.tsx';
import styles from './Desk.module.css';

interface DeskProps {
  readonly catalog: readonly CatalogEntry[];
}

export function Desk({ catalog }: DeskProps) {
  const work = useOwnWork(catalog);
  const decisionEntry = catalog.find((entry) => entry.subject === 'coin' && !isPart(entry));
  return (
    <div className={styles.desk}>
      <div className={styles.work}>
        {decisionEntry && <CoinsDesk work={work} decisionEntry={decisionEntry} />}
        <RecentAnalysesPanel work={work} />
        <Tools />
      </div>
      <div className={styles.today}>
        <JournalPanel catalog={catalog} />
        <DailyPanel />
        <Mood />
        <Movers />
      </div>
    </div>
  );
}

interface CoinsDeskProps {
  readonly work: OwnWork;
  readonly decisionEntry: CatalogEntry;
}

function CoinsDesk({ work, decisionEntry }: CoinsDeskProps) {
  const decisions = useDecisions(decisionEntry);
  const daily = useDailyDesk();
  const due = useDue(decisions.data, daily.data);
  const isAnyDue = due.items.length > 0;
  const ofCoins = work.analyses.filter(({ entry }) => entry.subject === 'coin');
  return (
    <>
      <DuePanel entry={decisionEntry} decisions={decisions} daily={daily} due={due} />
      <ChangedPanel desk={daily.data} />
      <ContinuePanel work={work} accent={isAnyDue ? 'secondary' : 'primary'} />
      <WatchlistPanel analyses={ofCoins.map(({ analysis }) => analysis)} decisions={decisions.data} />
    </>
  );
}

function Tools() {
  return (
    <section aria-labelledby="tools">
      <h2 className={styles.heading} id="tools">
        {copy.toolsTitle}
      </h2>
      <ul className={styles.tools}>
        {copy.tools.map(({ page, text }) => (
          <li key={page.path}>
            <Link className={styles.tool} to={page.path}>
              <Icon name={'icon' in page ? page.icon : 'search'} size="lg" />
              <span className={styles.name}>{'label' in page ? page.label : page.title}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
