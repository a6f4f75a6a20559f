import type { PublicConfig } from '../../../contracts/config.ts';
import { publicPageList, siteName } from '../../../contracts/public-pages.ts';
import { publicCopy } from '../../copy/public/public-pages.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import styles from './PublicFooter.module.css';

const links = publicPageList.filter(({ menu }) => menu === 'footer');

interface PublicFooterProps {
  readonly config: Pick<PublicConfig, 'contactEmail' | 'socialLinks'> | undefined;
  readonly year: number;
}

export function PublicFooter({ config, year }: PublicFooterProps) {
  return (
    <footer className={styles.footer}>
      <span>
        © {year} {siteName}
      </span>
      {links.map(({ path, title }) => (
        <a key={path} className={styles.link} href={path} target="_blank" rel="noopener">
          {title}
        </a>
      ))}
      {config && (
        <a className={styles.link} href={`mailto:${config.contactEmail}`}>
          {config.contactEmail}
        </a>
      )}
      {config?.socialLinks.map(({ name, url }) => (
        <ExternalLink key={url} className={styles.link} href={url}>
          {name}
        </ExternalLink>
      ))}
      <span className={styles.note}>{publicCopy.note}</span>
    </footer>
  );
}
