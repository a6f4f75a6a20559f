import { Icon } from '../icons/Icon.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './ExternalCutLink.module.css';

interface ExternalCutLinkProps {
  readonly href: string;
  readonly children: string;
}

export function ExternalCutLink({ href, children }: ExternalCutLinkProps) {
  return (
    <ExternalLink href={href} className={styles.link}>
      <span className={styles.text}>{children}</span>
      <Icon name="external" size="sm" />
    </ExternalLink>
  );
}
