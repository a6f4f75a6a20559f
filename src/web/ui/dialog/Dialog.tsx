import { useId, type ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Absent: the dialog can only be answered, not closed. */
  readonly onClose?: (() => void) | undefined;
  readonly size?: 'md' | 'wide' | 'fit';
  readonly children: ReactNode;
}

export function Dialog({ open, title, onClose, size = 'md', children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, size !== 'md' && styles[size])}
      aria-labelledby={titleId}
    >
      {open && (
        <>
          <div className={styles.header}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {onClose && (
              <button type="button" className={styles.close} aria-label={uiCopy.close} onClick={onClose}>
                <Icon name="close" size="lg" />
              </button>
            )}
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
