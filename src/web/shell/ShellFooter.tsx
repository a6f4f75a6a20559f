import { Link } from 'react-router-dom';
import type { PublicConfig } from '../../contracts/config.ts';
import { pageList, type Page } from '../../contracts/pages.ts';
import { publicPaths, siteName } from '../../contracts/public-pages.ts';
import { publicCopy } from '../copy/public/public-pages.ts';
import { shellCopy } from '../copy/shell.ts';
import { useToday } from '../ui/hooks/use-clock.ts';
import { ExternalLink } from '../ui/text/ExternalLink.tsx';
import styles from './ShellFooter.module.css';

const links = pageList.filter(({ menu }) => menu === 'footer');

export type FooterConfig = Pick<PublicConfig, 'contactEmail' | 'socialLinks'>;

export function ShellFooter({ config }: { readonly config: FooterConfig | undefined }) {
  const year = useToday().slice(0, 4);
  return (
    <footer className={styles.foot}>
      <span>
        © {year} {siteName}
      </span>
      {links.map(({ path, title }) => (
        <FootLink key={path} path={path} title={title} />
      ))}
      {config && (
        <a className={styles.link} href={`mailto:${config.contactEmail}`}>
          {publicCopy.contact}
        </a>
      )}
      {config?.socialLinks.map(({ name, url }) => (
        <ExternalLink key={url} className={styles.link} href={url}>
          {name}
        </ExternalLink>
      ))}
      <span className={styles.note}>{shellCopy.note}</span>
    </footer>
  );
}

/** Pages that visitors read too open in a new window (A6). */
function FootLink({ path, title }: Pick<Page, 'path' | 'title'>) {
  if (publicPaths.some((one) => one === path)) {
    return (
      <a className={styles.link} href={path} target="_blank" rel="noopener">
        {title}
      </a>
    );
  }
  return (
    <Link className={styles.link} to={path}>
      {title}
    </Link>
  );
}
