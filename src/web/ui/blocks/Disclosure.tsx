import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { classNames } from '../class-names.ts';
import line from './summary.module.css';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Fragment (#) of the address that opens it. */
  readonly id?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Works without script; several may be open. */
export function Disclosure({ id, title, subtitle, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} id={id} open={open}>
      <summary className={classNames(line.summary, styles.summary)}>
        <h2 className={styles.title}>{title}</h2>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
        <Icon className={classNames(line.chevron, styles.chevron)} name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
