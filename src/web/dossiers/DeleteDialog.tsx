import { dossiersCopy as copy } from '../copy/research/dossiers.ts';
import type { Analysis } from '../records/load-result.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import styles from './AnalysesList.module.css';

interface DeleteDialogProps {
  /** Undefined: closed. */
  readonly analysis: Analysis | undefined;
  /** How many sections there are. */
  readonly of: number;
  readonly onKeep: () => void;
  readonly onDelete: (analysis: Analysis) => void;
}

export function DeleteDialog({ analysis, of, onKeep, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={analysis !== undefined}
      title={copy.deleteTitle(analysis?.name ?? copy.unnamed)}
      onClose={onKeep}
    >
      {analysis && (
        <>
          <p className={styles.text}>{copy.deleteText(copy.saved(analysis.sections, of))}</p>
          <div className={styles.actions}>
            <Button variant="primary" onClick={onKeep}>
              {copy.keep}
            </Button>
            <Button onClick={() => onDelete(analysis)}>{copy.delete}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
