import { consulting } from '../../copy/consulting.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './PressLink.module.css';

export function PressLink({ href }: { readonly href: string }) {
  return (
    <ExternalLink className={styles.press} href={href}>
      <span className={styles.logo}>
        <Icon name="news" size="lg" />
      </span>
      <span>
        <span className={styles.title}>{consulting.pressTitle}</span>
        <span className={styles.link}>{consulting.pressLink}</span>
      </span>
    </ExternalLink>
  );
}
