import { useState } from 'react';
import type { PasskeyRow } from '../../../contracts/passkeys.ts';
import { passkeysCopy as copy } from '../../copy/account.ts';
import type { ActOutcome } from '../../session/act-outcome.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import styles from './AccountList.module.css';

interface PasskeyItemProps {
  readonly row: PasskeyRow;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onRename: (name: string) => Promise<ActOutcome>;
}

export function PasskeyItem({
  row: { name, created_at, last_used_at },
  busy,
  onRemove,
  onRename,
}: PasskeyItemProps) {
  const [isNaming, setNaming] = useState(false);
  const rename = async (text: string) => {
    const outcome = await onRename(text);
    if (outcome === 'done') setNaming(false);
    return outcome;
  };
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {copy.added} <UtcDate iso={created_at} />
          {last_used_at !== null && (
            <>
              , {copy.used} <UtcDate iso={last_used_at} />
            </>
          )}
        </p>
      </div>
      {isNaming ? (
        <PasskeyForm
          label={copy.renameOf(name)}
          button={copy.save}
          name={name}
          busy={busy}
          focused
          onSubmit={rename}
        />
      ) : (
        <Button aria-label={copy.renameOf(name)} disabled={busy} onClick={() => setNaming(true)}>
          {copy.rename}
        </Button>
      )}
      <Button aria-label={copy.removeOf(name)} disabled={busy} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
}
