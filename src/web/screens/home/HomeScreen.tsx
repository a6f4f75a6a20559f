import { Link } from 'react-router-dom';
import { homeCopy } from '../../copy/home.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './HomeScreen.module.css';

export function HomeScreen() {
  return (
    <>
      <PageHeader title={homeCopy.title} lede={homeCopy.lede}>
        <Link className={toButtonClass({ variant: 'primary', size: 'lg' })} to="/news">
          {homeCopy.start}
        </Link>
      </PageHeader>
      <ul className={styles.tools}>
        {homeCopy.tools.map(({ path, icon, title, text }) => (
          <li key={path}>
            <Link className={styles.tool} to={path}>
              <Icon name={icon} size="lg" />
              <span className={styles.name}>{title}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
