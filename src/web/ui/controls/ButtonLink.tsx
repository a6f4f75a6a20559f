import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { toButtonClass, type ButtonLook } from './button-class.ts';

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Another site opens in a new window without opener or referrer. */
export function ButtonLink({ href, icon, className, children, ...look }: ButtonLinkProps) {
  return (
    <a href={href} className={toButtonClass(look, className)} {...(href.startsWith('https:') && newWindow)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
