import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './Banner.module.css';

interface BannerProps {
  readonly tone: 'warn' | 'error' | 'info';
  readonly icon?: IconName;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const defaultIcon = { warn: 'alert', error: 'alert', info: 'info' } as const satisfies Record<
  string,
  IconName
>;

export function Banner({ tone, icon = defaultIcon[tone], action, className, children }: BannerProps) {
  return (
    <div
      className={classNames(styles.banner, styles[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
