import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { findControls } from '../focus-section.ts';

export type ChecklistKeysState = ReturnType<typeof useChecklistKeys>;

/** Single-key shortcuts of a checklist. They work from the first render on; the list of keys loads later. */
export function useChecklistKeys(root: RefObject<HTMLElement | null>) {
  const [on, setOn] = useKeptSwitch('checklistKeys', true);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const stop = new AbortController();
    let last: Element | undefined;
    const listen = { signal: stop.signal };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && root.current?.contains(target)) last = target;
      },
      listen,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const list = root.current;
        if (!list || !isFree(event)) return;
        if (last?.closest('[inert]') || !last?.isConnected) last = undefined;
        // Caps lock gives capitals.
        const key = event.key.toLowerCase();
        // A key held down moves on, but answers and saves only once.
        if (event.repeat && !moving.has(key)) return;
        const done = act(key, { list, last, showKeys: () => setShown(true) });
        if (done) event.preventDefault();
      },
      listen,
    );
    return () => stop.abort();
  }, [on, root]);
  return { on, setOn, shown, setShown };
}

const moving: ReadonlySet<string> = new Set(['j', 'k']);

interface Shown {
  readonly list: HTMLElement;
  readonly last: Element | undefined;
  readonly showKeys: () => void;
}

/** Returns false for any other key. */
function act(key: string, { list, last, showKeys }: Shown): boolean {
  switch (key) {
    case 'j':
      return moveBy(list, 1, last);
    case 'k':
      return moveBy(list, -1, last);
    case 'y':
    case 'n':
    case 'c':
      return answer(key, list);
    case 'w':
    case 'h':
      return pressInQuestion(key);
    case 'f':
      return fold(findCard(list));
    case 's':
      return press(findCard(list)?.querySelector('button[type="submit"]:not(:disabled)'));
    case '?':
      showKeys();
      return true;
    default:
      return false;
  }
}

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** No text field is focused, no dialog is open, and the browser does not use the key. */
function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(typing)) return false;
  return document.querySelector('dialog[open]') === null;
}

/**
 * Focuses the next or previous question of the open sections; false without one. From outside the checklist it
 * continues at the last focus. Without an open section it opens one.
 */
function moveBy(list: HTMLElement, step: 1 | -1, last: Element | undefined): boolean {
  const opened = findOpen(list).length === 0 && openFirst(list);
  const controls = findControls(list);
  const order = step === 1 || opened ? controls : controls.toReversed();
  const focused = document.activeElement;
  const from = list.contains(focused) ? focused : last;
  const beyond = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const own = from?.closest('[data-question]');
  const next =
    from && !opened
      ? order.find((control) => !own?.contains(control) && from.compareDocumentPosition(control) & beyond)
      : order[0];
  next?.focus();
  return next !== undefined;
}

/** The first unsaved section, else the first one; false without a section. */
function openFirst(list: HTMLElement): boolean {
  const first = (which: string) => list.querySelector<HTMLElement>(`${which} [data-header]`);
  return press(first('[data-section]:not([data-section="saved"])') ?? first('[data-section]'));
}

function findOpen(list: HTMLElement): readonly Element[] {
  return [...list.querySelectorAll('[data-section]:has([data-header][aria-expanded="true"])')];
}

/** The section with the focus, else the only open one. */
function findCard(list: HTMLElement): Element | undefined {
  const cards = findOpen(list);
  const own = document.activeElement?.closest('[data-section]');
  return own ?? (cards.length === 1 ? cards[0] : undefined);
}

/** Opens or folds a section, and focuses its title, since folded questions cannot have the focus. */
function fold(card: Element | undefined): boolean {
  const header = card?.querySelector<HTMLElement>('[data-header]');
  header?.focus();
  return press(header);
}

/**
 * Answers the focused question (from an open section's title, its first), and continues with the section's next
 * question. Removing an answer keeps the focus.
 */
function answer(key: string, list: HTMLElement): boolean {
  const card = findCard(list);
  const focused = document.activeElement;
  const controls = card && focused?.closest('[data-section]') ? findControls(card) : [];
  const from = focused?.closest('[data-question]')
    ? controls.findIndex((one) => isInSameQuestion(one, focused))
    : 0;
  const own = controls[from];
  const button = own?.closest('[data-question]')?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const isRemoval = button?.matches(':checked, [aria-pressed="true"]');
  const done = press(button);
  if (done) (isRemoval ? own : (controls[from + 1] ?? own))?.focus();
  return done;
}

function isInSameQuestion(control: Element, other: Element): boolean {
  return control.closest('[data-question]')?.contains(other) === true;
}

/** A text field that the button opens takes the focus. */
function pressInQuestion(key: string): boolean {
  const button = document.activeElement
    ?.closest('[data-question]')
    ?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const done = press(button);
  const opened = button?.getAttribute('aria-controls');
  if (opened) document.getElementById(opened)?.querySelector('textarea')?.focus();
  return done;
}

/** Returns false without a button. */
function press(button: HTMLElement | null | undefined): boolean {
  flushSync(() => button?.click());
  return button instanceof HTMLElement;
}
