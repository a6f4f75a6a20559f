import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './Message.module.css';

interface MessageProps {
  readonly tone: 'error' | 'ok' | 'wait';
  readonly id?: string;
  /** Errors are announced at once, others politely, unless set otherwise. */
  readonly role?: 'alert' | 'status';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Message({ tone, id, role = toRole(tone), className, children }: MessageProps) {
  return (
    <p className={classNames(styles.message, styles[tone], className)} id={id} role={role}>
      {tone === 'wait' ? <Spinner /> : <Icon name={tone === 'ok' ? 'check' : 'alert'} />}
      <span>{children}</span>
    </p>
  );
}

function toRole(tone: MessageProps['tone']): 'alert' | 'status' {
  return tone === 'error' ? 'alert' : 'status';
}
