import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ContinuePanel } from './ContinuePanel.tsx';
import { DailyPanel } from './DailyPanel.tsx';
import { DossiersPanel } from './DossiersPanel.tsx';
import { JournalPanel } from './JournalPanel.tsx';
import { useDesk } from './use-desk.ts';
import styles from './HomeScreen.module.css';

interface HomeScreenProps {
  readonly catalog: readonly CatalogEntry[];
  /** How the market stands. */
  readonly market: ReactNode;
}

/** The member's desk: what waits, what is researched, what today asks for. */
export function HomeScreen({ catalog, market }: HomeScreenProps) {
  const desk = useDesk(catalog);
  return (
    <>
      <PageHeader {...pages.home}>
        <Link className={toButtonClass({ variant: 'primary', size: 'lg' })} to={pages.news.path}>
          {copy.start}
        </Link>
      </PageHeader>
      <div className={styles.desk}>
        <div className={styles.work}>
          <ContinuePanel desk={desk} />
          <DossiersPanel dossiers={desk.dossiers} />
          <Tools />
        </div>
        <div className={styles.today}>
          <JournalPanel catalog={catalog} />
          <DailyPanel />
          {market}
        </div>
      </div>
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
