import { checklistKeysCopy as copy } from '../../../copy/research/checklist-keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { ChecklistKeysState } from './use-checklist-keys.ts';
import check from '../../../ui/controls/check.module.css';
import styles from './ChecklistKeys.module.css';

/** Opens the list of keys, where the keys can be turned off. */
export function ChecklistKeys({ on, setOn, shown, setShown }: ChecklistKeysState) {
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
