import { NavLink } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from '../controls/Segmented.module.css';

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly path: string }[];
}

export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav className={styles.group} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.path} className={classNames(styles.option)} to={tab.path} end>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
