import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../contracts/messages.ts';
import { connectionCopy as copy } from '../copy/connection.ts';
import { toButtonClass } from '../ui/controls/button-class.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { toLocalMoment } from '../ui/text/moments.ts';
import { useCloseOnNavigation } from './navigation/use-close-on-navigation.ts';
import styles from './Connection.module.css';

export interface QueuedSave {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  /** ISO 8601. */
  readonly since: string;
  readonly state: 'waiting' | 'conflict' | 'refused' | 'claim';
  /** The server's reason when the quota is full. */
  readonly full?: string;
  readonly path: string;
}

interface ConnectionQueueProps {
  readonly open: boolean;
  readonly saves: readonly QueuedSave[];
  readonly onClose: () => void;
  readonly onTry: () => void;
  readonly onDrop: (id: string) => void;
}

export function ConnectionQueue({ open, saves, onClose, onTry, onDrop }: ConnectionQueueProps) {
  useCloseOnNavigation(onClose);
  return (
    <Dialog open={open} title={copy.queueTitle} size="wide" onClose={onClose}>
      {saves.length === 0 ? (
        <p className={styles.hint}>{copy.queueEmpty}</p>
      ) : (
        <>
          <p className={styles.hint}>{copy.queueHint}</p>
          <ol className={styles.list}>
            {saves.map((save) => (
              <QueueRow key={save.id} save={save} onClose={onClose} onDrop={onDrop} />
            ))}
          </ol>
          {saves.some(({ state }) => state === 'waiting' || state === 'claim') && (
            <Button variant="primary" icon="refresh" onClick={onTry}>
              {copy.tryNow}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

interface QueueRowProps extends Pick<ConnectionQueueProps, 'onClose' | 'onDrop'> {
  readonly save: QueuedSave;
}

function QueueRow({ save, onClose, onDrop }: QueueRowProps) {
  const { id, title, section, since, state, full, path } = save;
  const [dropping, setDropping] = useState(false);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.section}>{section}</p>
        <p className={styles.hint}>
          {title} · {copy.since} <time dateTime={since}>{toLocalMoment(since)}</time>
        </p>
        <p className={state === 'waiting' || state === 'claim' ? styles.hint : styles.problem}>
          {stateWords[state]}
        </p>
        {full !== undefined && <p className={styles.hint}>{full}</p>}
      </div>
      <div className={styles.actions}>
        {!dropping && (
          <Link
            className={toButtonClass({})}
            to={path}
            replace
            aria-label={`${copy.open} ${section}`}
            onClick={onClose}
          >
            {copy.open}
          </Link>
        )}
        {state !== 'claim' && !dropping && (
          <Button variant="ghost" aria-label={`${copy.drop} ${section}`} onClick={() => setDropping(true)}>
            {copy.drop}
          </Button>
        )}
      </div>
      {dropping && (
        <fieldset className={styles.question} aria-label={`${copy.drop} ${section}`}>
          <p className={styles.hint}>{copy.dropHint}</p>
          <div className={styles.actions}>
            <Button onClick={() => onDrop(id)}>{copy.drop}</Button>
            <Button variant="ghost" ref={takeFocus} onClick={() => setDropping(false)}>
              {copy.keep}
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}

/** The question replaces the pressed button. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}

const stateWords = {
  waiting: copy.waiting,
  conflict: copy.conflict,
  refused: messages.saveFailed,
  claim: copy.claim,
} as const satisfies Record<QueuedSave['state'], string>;
