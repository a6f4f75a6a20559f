import { classNames } from '../class-names.ts';
import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string | undefined;
}

export function Icon({ name, size = 'md', className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, styles[size], className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
