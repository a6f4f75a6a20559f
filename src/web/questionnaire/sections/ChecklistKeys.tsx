import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { checklistKeysCopy as copy } from '../../copy/research/checklist-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { findControls } from '../focus-section.ts';
import check from '../../ui/controls/check.module.css';
import styles from './ChecklistKeys.module.css';

/** Single keys that lead through a checklist, and the list of them, where they can be turned off. */
export function ChecklistKeys({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const [on, setOn] = useKeptSwitch('checklistKeys', true);
  const [shown, setShown] = useState(false);
  useKeys(root, on, () => setShown(true));
  return (
    <div className={styles.keys}>
      <Button variant="ghost" icon="help" onClick={() => setShown(true)}>
        {copy.button}
      </Button>
      <Dialog open={shown} title={copy.title} onClose={() => setShown(false)}>
        <dl className={styles.list}>
          {copy.keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{on ? copy.note : copy.off}</p>
        <label className={styles.use}>
          <input type="checkbox" className={check.box} checked={on} onChange={() => setOn(!on)} />
          {copy.use}
        </label>
      </Dialog>
    </div>
  );
}

function useKeys(root: RefObject<HTMLElement | null>, on: boolean, openKeys: () => void): void {
  const showKeys = useEffectEvent(openKeys);
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
        const done = act(event.key, { list, last, showKeys: () => showKeys() });
        if (done) event.preventDefault();
      },
      listen,
    );
    return () => stop.abort();
  }, [on, root]);
}

interface Shown {
  readonly list: HTMLElement;
  /** What of the list had the focus last. */
  readonly last: Element | undefined;
  readonly showKeys: () => void;
}

/** Whether the key was one of these. */
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
      return pressOwn(key);
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

/** Nobody types, no dialog is open, and the key belongs to no command of the browser. */
function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(typing)) return false;
  return document.querySelector('dialog[open]') === null;
}

/**
 * Moves the focus to the next question of the open sections, or the one before; false if there is none. From outside the
 * checklist it goes on from where the focus was in it last. Where no section is open, one is opened.
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

/** Opens the first section that is not saved, or else the first one; false if there is none. */
function openFirst(list: HTMLElement): boolean {
  const first = (which: string) => list.querySelector<HTMLElement>(`${which} [data-header]`);
  return press(first('[data-section]:not([data-section="saved"])') ?? first('[data-section]'));
}

function findOpen(list: HTMLElement): readonly Element[] {
  return [...list.querySelectorAll('[data-section]:has([data-header][aria-expanded="true"])')];
}

/** The section that the focus is in, or else the only open one. */
function findCard(list: HTMLElement): Element | undefined {
  const cards = findOpen(list);
  const own = document.activeElement?.closest('[data-section]');
  return own ?? (cards.length === 1 ? cards[0] : undefined);
}

/** Opens or folds a section; the focus goes to its title, since a folded question has none. */
function fold(card: Element | undefined): boolean {
  const header = card?.querySelector<HTMLElement>('[data-header]');
  header?.focus();
  return press(header);
}

/**
 * Answers the focused question, or from the title of an open section its first one, and goes on to the next question of
 * that section. An answer that is taken back keeps the focus.
 */
function answer(key: string, list: HTMLElement): boolean {
  const card = findCard(list);
  const focused = document.activeElement;
  const controls = card && focused?.closest('[data-section]') ? findControls(card) : [];
  const from = focused?.closest('[data-question]') ? controls.findIndex((one) => isBeside(one, focused)) : 0;
  const own = controls[from];
  const button = own?.closest('[data-question]')?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const isTakenBack = button?.matches(':checked, [aria-pressed="true"]');
  const done = press(button);
  if (done) (isTakenBack ? own : (controls[from + 1] ?? own))?.focus();
  return done;
}

/** Whether both stand in the same question. */
function isBeside(control: Element, other: Element): boolean {
  return control.closest('[data-question]')?.contains(other) === true;
}

/** Presses the button of the focused question that has the key; what it opens takes the focus where it can be written. */
function pressOwn(key: string): boolean {
  const button = document.activeElement
    ?.closest('[data-question]')
    ?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const done = press(button);
  const opened = button?.getAttribute('aria-controls');
  if (opened) document.getElementById(opened)?.querySelector('textarea')?.focus();
  return done;
}

/** Presses a button; false without one. */
function press(button: HTMLElement | null | undefined): boolean {
  flushSync(() => button?.click());
  return button instanceof HTMLElement;
}
