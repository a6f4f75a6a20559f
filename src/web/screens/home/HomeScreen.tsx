import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { startResearch } from '../../copy/public/start-research.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { toFullUtcDate } from '../../ui/text/moments.ts';
import styles from './HomeScreen.module.css';

interface HomeScreenProps {
  readonly desk: ReactNode;
  readonly offer?: ReactNode;
}

export function HomeScreen({ desk, offer }: HomeScreenProps) {
  const today = useToday();
  return (
    <>
      <div className={styles.header}>
        <h1 className={styles.title}>{pages.home.heading}</h1>
        <time className={styles.date} dateTime={today}>
          {toFullUtcDate(today)}
        </time>
        <Link className={toButtonClass({})} to={pages.news.path}>
          {startResearch}
        </Link>
      </div>
      {offer}
      {desk}
    </>
  );
}
