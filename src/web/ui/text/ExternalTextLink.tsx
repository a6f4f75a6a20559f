import { Icon } from '../icons/Icon.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './ExternalTextLink.module.css';

interface ExternalTextLinkProps {
  readonly href: string;
  readonly children: string;
}

export function ExternalTextLink({ href, children }: ExternalTextLinkProps) {
  return (
    <ExternalLink href={href} className={styles.link}>
      {children}
      <Icon name="external" size="sm" className={styles.icon} />
    </ExternalLink>
  );
}
