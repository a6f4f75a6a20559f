import { isTooLong } from '../../../lib/count-characters.ts';
import { useState, type FormEvent } from 'react';
import { maxNameLength } from '../../../contracts/record.ts';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import styles from './AnalysesList.module.css';

interface RenameFormProps {
  readonly name: string;
  /** `title` is trimmed; resolves when the new name is shown, with false on failure. */
  readonly onRename: (title: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const [title, setTitle] = useState(name);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong(title, maxNameLength)) return;
    setBusy(true);
    const renamed = await onRename(title.trim());
    setBusy(false);
    if (renamed) onClose();
  };
  return (
    <form className={styles.rename} onSubmit={(event) => void submit(event)}>
      <TextField
        className={styles.field}
        label={copy.newName}
        hideLabel
        value={title}
        maxLength={maxNameLength}
        autoComplete="off"
        // The pressed button has disappeared.
        ref={(field) => field?.focus()}
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose()}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" busy={busy}>
        {copy.saveName}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {copy.cancel}
      </Button>
    </form>
  );
}
