import { Link } from 'react-router-dom';
import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { Mood } from '../../panels/sentiment/Mood.tsx';
import { Movers } from '../../panels/ticker/Movers.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ContinuePanel } from './ContinuePanel.tsx';
import { DailyPanel } from './DailyPanel.tsx';
import { DossiersPanel } from './DossiersPanel.tsx';
import { JournalPanel } from './JournalPanel.tsx';
import { useDesk } from './use-desk.ts';
import styles from './Desk.module.css';

export function Desk({ catalog }: { readonly catalog: readonly CatalogEntry[] }) {
  const desk = useDesk(catalog);
  return (
    <div className={styles.desk}>
      <div className={styles.work}>
        <ContinuePanel desk={desk} />
        <DossiersPanel desk={desk} />
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
