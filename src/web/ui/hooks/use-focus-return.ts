import { useEffect } from 'react';
import { isFocusLost } from './use-focus-kept.ts';

/**
 * Keeps the keyboard position: a control that disappears or is disabled when pressed drops the focus to the top of the
 * page. Instead of a control that has disappeared, the next one in its part of the page takes the focus, or the part itself.
 * Instead of a disabled one the part takes it, and returns it once the control is enabled again.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    /** The last focused control and its ancestors, from the inside out. */
    let trail: readonly Place[] = [];
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
      if (!(target instanceof Node && trail[0]?.element.contains(target))) trail = [];
    };
    // What loads later takes the focus only until the member acts.
    const stopWaiting = () => {
      if (document.activeElement === substitute && !trail[0]?.element.isConnected) trail = [];
    };
    const giveBack = () => {
      const control = trail[0]?.element;
      if (control === undefined || (control.isConnected && control.ariaBusy === 'true')) return;
      if (!isLost(control) && document.activeElement !== substitute) return;
      const next = control.isConnected ? undefined : findNext(trail);
      substitute = next ? undefined : trail.map(({ element }) => element).find(canTakeFocus);
      const taker = next ?? substitute;
      if (taker && taker !== document.activeElement) focusFor(taker, taker === substitute);
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
    document.addEventListener('keydown', stopWaiting);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      document.removeEventListener('keydown', stopWaiting);
    };
  }, []);
}

interface Place {
  readonly element: HTMLElement;
  /** Among its siblings. */
  readonly index: number;
}

function listAncestors(target: EventTarget | null): readonly Place[] {
  const trail: Place[] = [];
  for (let at = target; at instanceof HTMLElement; at = at.parentElement) {
    trail.push({ element: at, index: at.parentElement ? [...at.parentElement.children].indexOf(at) : 0 });
  }
  return trail;
}

/** The first control at or after the place of the one that has disappeared, within its part of the page. */
function findNext(trail: readonly Place[]): HTMLElement | undefined {
  for (const [level, { element, index }] of trail.entries()) {
    const parent = trail[level + 1]?.element;
    // The rest of the page is not what the control was about.
    if (!parent || parent.localName === 'main' || (element.isConnected && element.matches(part)))
      return undefined;
    if (!parent.isConnected) continue;
    const from = element.isConnected ? index + 1 : index;
    const next = [...parent.children]
      .slice(from)
      .flatMap((child) => [child, ...child.querySelectorAll(focusable)])
      .find((one): one is HTMLElement => one instanceof HTMLElement && canHaveFocus(one));
    if (next) return next;
  }
  return undefined;
}

function isLost(control: HTMLElement): boolean {
  const { activeElement } = document;
  return isFocusLost(activeElement) || (activeElement === control && control.matches(':disabled'));
}

const focusable = '[tabindex], button, a[href], input, select, textarea, summary';

/** Parts of a page within which the member goes on. */
const part = 'section, article, dialog, form, fieldset, li, main';

function canTakeFocus(element: HTMLElement): boolean {
  return (
    canHaveFocus(element) || (element.isConnected && !element.closest('[inert]') && element.matches(part))
  );
}

function canHaveFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) return false;
  return element.matches(focusable);
}

/** A part of the page can have the focus only for as long as it keeps it; `waits`: until a control takes it. */
function focusFor(element: HTMLElement, waits: boolean): void {
  const isAdded = !element.matches(focusable);
  if (isAdded) element.tabIndex = -1;
  if (waits) element.dataset['waiting'] = '';
  const clear = () => {
    if (isAdded) element.removeAttribute('tabindex');
    delete element.dataset['waiting'];
  };
  element.addEventListener('blur', clear, { once: true });
  element.focus({ preventScroll: true });
}
