import { useEffect, useState, type RefObject } from 'react';
import { checklistKeysCopy as copy } from '../../copy/research/checklist-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { isNowhere } from '../../ui/hooks/use-focus-kept.ts';
import check from '../../ui/controls/check.module.css';
import styles from './ChecklistKeys.module.css';

/** Single keys that lead through a checklist, and the list of them, where they can be turned off. */
export function ChecklistKeys({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const [on, setOn] = useKeptSwitch('checklistKeys', true);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const list = root.current;
      if (!list || !isFree(event)) return;
      const done = act(event.key, list, () => setShown(true));
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, root]);
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

/** Whether the key was one of these. */
function act(key: string, list: HTMLElement, showList: () => void): boolean {
  switch (key) {
    case 'j':
      return moveBy(list, 1);
    case 'k':
      return moveBy(list, -1);
    case 's':
      return saveCard(findCard(list));
    case '?':
      showList();
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

/** Moves the focus to the next question of the open sections, or the one before; false: there is none. */
function moveBy(list: HTMLElement, step: 1 | -1): boolean {
  const controls = [...list.querySelectorAll('[data-question]')].flatMap((question) => {
    const control = question.closest('[inert]') ? undefined : findControl(question);
    return control ? [control] : [];
  });
  const order = step === 1 ? controls : controls.toReversed();
  const from = document.activeElement;
  const beyond = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const own = from?.closest('[data-question]');
  const next = isNowhere(from)
    ? order[0]
    : order.find(
        (control) => !own?.contains(control) && (from?.compareDocumentPosition(control) ?? 0) & beyond,
      );
  next?.focus();
  return next !== undefined;
}

/** The section that the focus is in, or else the only open one. */
function findCard(list: HTMLElement): Element | undefined {
  const headers = [...list.querySelectorAll('[aria-expanded="true"][aria-controls]')];
  const cards = headers.flatMap((header) => header.closest('[data-section]') ?? []);
  const own = cards.find((card) => card.contains(document.activeElement));
  return own ?? (cards.length === 1 ? cards[0] : undefined);
}

/** Presses a section's button; false: there is none to press. */
function saveCard(card: Element | undefined): boolean {
  const button = card?.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)');
  button?.click();
  return button instanceof HTMLElement;
}

/** A question's control: of a group what is chosen in it, or else its first. */
function findControl(question: Element): HTMLElement | undefined {
  const own = (which: string) => question.querySelector<HTMLElement>(which);
  return own('input:checked') ?? own('input, textarea') ?? undefined;
}
