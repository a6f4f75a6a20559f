import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { toButtonClass, type ButtonLook } from './button-class.ts';

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly icon?: IconName;
  /** Opens in a new window without opener or referrer. */
  readonly external?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function ButtonLink({ href, icon, external = false, className, children, ...look }: ButtonLinkProps) {
  return (
    <a href={href} className={toButtonClass(look, className)} {...(external && newWindow)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
