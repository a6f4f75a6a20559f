import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Panel.module.css';

interface PanelProps {
  readonly id?: string;
  readonly title?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly actions?: ReactNode;
  /** Accessible name where there is no title. */
  readonly label?: string;
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Panel({
  id,
  title,
  headingLevel = 2,
  actions,
  label,
  busy,
  className,
  children,
}: PanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const name = title === undefined ? label && { 'aria-label': label } : { 'aria-labelledby': titleId };
  return (
    // Takes the focus when the focused element inside it disappears.
    <section id={id} className={classNames(styles.panel, className)} aria-busy={busy} tabIndex={-1} {...name}>
      {title !== undefined && (
        <div className={styles.header}>
          <Heading className={styles.title} id={titleId}>
            {title}
          </Heading>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
