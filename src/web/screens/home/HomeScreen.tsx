import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { homeCopy } from '../../copy/home.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './HomeScreen.module.css';

export function HomeScreen() {
  return (
    <>
      <PageHeader {...pages.home}>
        <Link className={toButtonClass({ variant: 'primary', size: 'lg' })} to={pages.news.path}>
          {homeCopy.start}
        </Link>
      </PageHeader>
      <ul className={styles.tools}>
        {homeCopy.tools.map(({ page, text }) => (
          <li key={page.path}>
            <Link className={styles.tool} to={page.path}>
              <Icon name={page.icon} size="lg" />
              <span className={styles.name}>{'label' in page ? page.label : page.title}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
