import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Spinner } from '../blocks/Spinner.tsx';
import { toButtonClass, type ButtonLook } from './button-class.ts';

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  readonly icon?: IconName;
  readonly busy?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  busy = false,
  className,
  disabled,
  children,
  ...native
}: ButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={toButtonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
