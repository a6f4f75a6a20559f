import { useEffect } from 'react';
import { isFocusLost } from './use-focus-kept.ts';

/**
 * Keeps the keyboard position: a control that disappears or is disabled when pressed drops the focus to the top of the
 * page. The nearest focusable ancestor takes it, and returns it once the control is enabled again.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    /** The last focused control and its ancestors, from the inside out. */
    let trail: readonly HTMLElement[] = [];
    /** The element that took the focus, until the control is enabled again. */
    let substitute: HTMLElement | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (target === substitute) return;
      trail = listAncestors(target);
      substitute = undefined;
    };
    // A press outside all controls clears the focus on purpose.
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && trail[0]?.contains(target))) trail = [];
    };
    const giveBack = () => {
      const [control] = trail;
      if (control === undefined || (control.isConnected && control.ariaBusy === 'true')) return;
      if (!isLost(control) && document.activeElement !== substitute) return;
      substitute = trail.find(canHaveFocus);
      if (substitute !== document.activeElement) substitute?.focus({ preventScroll: true });
    };
    // The browser blurs a disabled control only in the next frame.
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(giveBack);
      });
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'inert'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

function listAncestors(target: EventTarget | null): readonly HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let at = target; at instanceof HTMLElement; at = at.parentElement) trail.push(at);
  return trail;
}

function isLost(control: HTMLElement): boolean {
  const { activeElement } = document;
  return isFocusLost(activeElement) || (activeElement === control && control.matches(':disabled'));
}

function canHaveFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) return false;
  return element.matches('[tabindex], button, a[href], input, select, textarea, summary');
}
