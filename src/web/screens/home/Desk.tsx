import { isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import { useDue } from '../../research/decision/use-due.ts';
import { useDecisions } from '../../research/lists/use-decisions.ts';
import { Mood } from '../../panels/sentiment/Mood.tsx';
import { useDailyDesk } from '../../panels/watchlist/use-daily-desk.ts';
import { ChangedPanel } from './ChangedPanel.tsx';
import { ContinuePanel } from './ContinuePanel.tsx';
import { DailyPanel } from './DailyPanel.tsx';
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
      </div>
      <div className={styles.today}>
        <JournalPanel catalog={catalog} />
        <DailyPanel />
        <Mood />
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
  const analyses = work.analyses.flatMap((one) => (one.entry.subject === 'coin' ? [one.analysis] : []));
  return (
    <>
      <DuePanel entry={decisionEntry} decisions={decisions} daily={daily} due={due} />
      <ChangedPanel desk={daily.data} />
      <ContinuePanel work={work} accent={isAnyDue ? 'secondary' : 'primary'} />
      <WatchlistPanel lists={{ analyses, decisions: decisions.data }} />
    </>
  );
}
