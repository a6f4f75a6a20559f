import { useEffect } from 'react';
import { isNowhere } from './use-focus-kept.ts';

/**
 * A control that goes away or is disabled when it is pressed leaves the focus nowhere, and the keyboard at the top of
 * the page. On a page with this hook the nearest part around it that can have the focus takes it, and
 * gives it back to a control that is enabled again.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    /** The control that had the focus last and what it stands in, from the inside out. */
    let trail: readonly HTMLElement[] = [];
    /** What took the focus in the control's place, and gives it back once the control is enabled again. */
    let substitute: HTMLElement | undefined;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (target === substitute) return;
      trail = listAncestors(target);
      substitute = undefined;
    };
    // A press beside all controls takes the focus away on purpose.
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
    // The browser takes the focus from a disabled control when it draws the next frame.
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

/** Nothing has the focus, or a control that cannot use it. */
function isLost(control: HTMLElement): boolean {
  const { activeElement } = document;
  return isNowhere(activeElement) || (activeElement === control && control.matches(':disabled'));
}

function canHaveFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) return false;
  return element.matches('[tabindex], button, a[href], input, select, textarea, summary');
}
