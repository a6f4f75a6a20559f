import type { PublicConfig } from '../../contracts/config.ts';
import { Link } from 'react-router-dom';
import { statusPath } from '../../contracts/pages.ts';
import { ExternalLink } from '../ui/text/ExternalLink.tsx';
import styles from './ShellFooter.module.css';

const year = new Date().getFullYear();

export type FooterConfig = Pick<PublicConfig, 'contactEmail' | 'socialLinks'>;

/** Undefined config: what the operator filled in is not known (yet). */
export function ShellFooter({ config }: { readonly config: FooterConfig | undefined }) {
  return (
    <footer className={styles.foot}>
      <span>© {year} Take Profits</span>
      <a className={styles.link} href="/terms" target="_blank" rel="noopener">
        Terms of Service
      </a>
      <a className={styles.link} href="/privacy" target="_blank" rel="noopener">
        Privacy Policy
      </a>
      <Link className={styles.link} to={statusPath}>
        Status
      </Link>
      {config && (
        <a className={styles.link} href={`mailto:${config.contactEmail}`}>
          Contact
        </a>
      )}
      {config?.socialLinks.map(({ name, url }) => (
        <ExternalLink key={url} className={styles.link} href={url}>
          {name}
        </ExternalLink>
      ))}
      <span className={styles.note}>Not financial advice</span>
    </footer>
  );
}
