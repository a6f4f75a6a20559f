import { useState } from 'react';
import { isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import { useDue } from '../../research/decision/use-due.ts';
import { useDecisions } from '../../research/lists/use-decisions.ts';
import { useSoonestEvents } from '../../panels/events/use-events.ts';
import { Mood } from '../../panels/sentiment/Mood.tsx';
import { useDailyDesk } from '../../panels/watchlist/use-daily-desk.ts';
import { useWatchlist } from '../../panels/watchlist/use-watchlist.ts';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
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
  const watchlist = useWatchlist();
  // Loaded beside the rest: rows that get an event later move what is below them.
  const events = useSoonestEvents((watchlist.data ?? []).length > 0);
  const due = useDue(decisions.data, daily.data);
  const isAnyDue = due.items.length > 0;
  const analyses = work.analyses.flatMap((one) => (one.entry.subject === 'coin' ? [one.analysis] : []));
  const isLoading = work.isLoading || [decisions, daily, watchlist].some(({ isPending }) => isPending);
  const [isShown, setShown] = useState(false);
  if (!isLoading && !isShown) setShown(true);
  // Parts that are shown one by one move those below them. Later, each shows its own retry.
  if (isLoading && !isShown) return <PageSkeleton />;
  return (
    <>
      <DuePanel entry={decisionEntry} decisions={decisions} daily={daily} due={due} />
      <ChangedPanel desk={daily.data} />
      <ContinuePanel work={work} accent={isAnyDue ? 'secondary' : 'primary'} />
      <WatchlistPanel watchlist={watchlist} lists={{ analyses, decisions: decisions.data }} events={events} />
    </>
  );
}
