import type { PublicConfig } from '../../contracts/config.ts';
import { publicPages } from '../copy/public-pages.ts';
import { ExternalLink } from '../ui/text/ExternalLink.tsx';
import styles from './PublicFooter.module.css';

interface PublicFooterProps {
  /** Undefined: not known (yet). */
  readonly config: Pick<PublicConfig, 'contactEmail' | 'socialLinks'> | undefined;
  readonly year: number;
}

export function PublicFooter({ config, year }: PublicFooterProps) {
  return (
    <footer className={styles.footer}>
      <span>© {year} Take Profits</span>
      {publicPages.legal.map(({ path, label }) => (
        <a key={path} className={styles.link} href={path} target="_blank" rel="noopener">
          {label}
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
      <span className={styles.note}>{publicPages.note}</span>
    </footer>
  );
}
