import {
  useLayoutEffect,
  useRef,
  type DialogHTMLAttributes,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { isFocusLost } from '../hooks/use-focus-kept.ts';
import { useBackCloses } from './use-back-closes.ts';

interface ModalProps extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'closedby'> {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Props of a `<dialog>` that is modal while `open`. Escape, the backdrop and the back button call `onClose`; without it
 * the dialog cannot be dismissed. Focus returns to its previous element, or else to the main element.
 */
export function useModal(open: boolean, onClose: (() => void) | undefined): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(open, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (isFocusLost(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [open]);
  return {
    ref,
    closedby: onClose ? 'any' : 'none',
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    // A second Escape closes the dialog although the cancel event was prevented.
    onClose: (event) => {
      if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
      if (onClose) onClose();
      else event.currentTarget.showModal();
    },
  };
}
