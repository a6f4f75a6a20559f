import { useEffect, useState, type RefObject } from 'react';
import { checklistKeysCopy as copy } from '../../copy/research/checklist-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import check from '../../ui/controls/check.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { findCard, moveBy, saveCard } from './move-by-keys.ts';
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
