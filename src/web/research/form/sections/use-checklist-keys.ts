import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useKeptSwitch } from '../../../ui/hooks/use-kept-switch.ts';
import { isComposed } from '../../../ui/is-composing.ts';
import { findControls } from '../focus-section.ts';

export type ChecklistKeysState = Omit<ReturnType<typeof useChecklistKeys>, 'unchanged'>;

/**
 * Single-key shortcuts of a checklist. `hasChanges`: whether the section at an index has something to save.
 */
export function useChecklistKeys(
  root: RefObject<HTMLElement | null>,
  hasChanges: (index: number) => boolean,
) {
  const [on, setOn] = useKeptSwitch('checklistKeys', true);
  const [shown, setShown] = useState(false);
  /** Index of the section in which the last key found nothing to save. */
  const [unchanged, setUnchanged] = useState<number>();
  const save = useEffectEvent((list: HTMLElement): boolean => {
    const card = findCard(list);
    const index = [...list.querySelectorAll('[data-section]')].findIndex((one) => one === card);
    if (index !== -1 && !hasChanges(index)) {
      setUnchanged(index);
      return true;
    }
    return press(card?.querySelector('button[type="submit"]:not(:disabled)'));
  });
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
        if (!list || !isFree(event, list)) return;
        if (last?.closest('[inert]') || !last?.isConnected) last = undefined;
        const key = toLatinKey(event);
        // A key held down moves on, but answers and saves only once.
        if (event.repeat && !moving.has(key)) return;
        const done = key === 's' ? save(list) : act(key, { list, last, showKeys: () => setShown(true) });
        if (done) event.preventDefault();
      },
      listen,
    );
    for (const type of ['click', 'input']) {
      document.addEventListener(type, () => setUnchanged(undefined), listen);
    }
    return () => stop.abort();
  }, [on, root]);
  return { on, setOn, shown, setShown, unchanged };
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
    case '?':
      showKeys();
      return true;
    default:
      return false;
  }
}

/** In lower case: caps lock gives capitals. A letter of another alphabet counts as the Latin one at its place. */
function toLatinKey(event: KeyboardEvent): string {
  const { key, code } = event;
  const isOther = /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const isPlace = isOther && code.startsWith('Key') && !event.getModifierState('AltGraph');
  return (isPlace ? code.slice('Key'.length) : key).toLowerCase();
}

const typing = '[contenteditable], [role="textbox"], [role="menu"], [role="listbox"], [popover]';
const controls =
  'a[href], button, summary, input:is([type="checkbox"], [type="radio"]), [tabindex]:not(input, textarea, select)';

/**
 * The key reaches a control of the checklist, or nothing on the page: no text field, no dialog, and no element of a browser
 * extension, whose fields are hidden from the page. The browser does not use the key either.
 */
function isFree(event: KeyboardEvent, list: HTMLElement): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposed(event)) return false;
  if (!(target instanceof HTMLElement) || target.isContentEditable || target.closest(typing)) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  if (target.contains(list)) return true;
  const isForeign = target.localName.includes('-') || target.shadowRoot !== null;
  return list.contains(target) && target.matches(controls) && !isForeign;
}

/**
 * Focuses the next or previous question of the open sections; false without one. From outside the checklist it
 * continues at the last focus. Without an open section it opens one.
 */
function moveBy(list: HTMLElement, step: 1 | -1, last: Element | undefined): boolean {
  const opened = findOpen(list).length === 0 && openFirst(list);
  const asked = findControls(list);
  const order = step === 1 || opened ? asked : asked.toReversed();
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
  const asked = card && focused?.closest('[data-section]') ? findControls(card) : [];
  const from = focused?.closest('[data-question]')
    ? asked.findIndex((one) => isInSameQuestion(one, focused))
    : 0;
  const own = asked[from];
  const button = own?.closest('[data-question]')?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const isRemoval = button?.matches(':checked, [aria-pressed="true"]');
  const done = press(button);
  if (done) (isRemoval ? own : (asked[from + 1] ?? own))?.focus();
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
