import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { useUnsavedOf } from '../record/records-context.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogQuestion } from '../../ui/dialog/DialogQuestion.tsx';

interface DeleteDialogProps {
  readonly analysis: Analysis | undefined;
  readonly entry: CatalogEntry;
  readonly onKeep: () => void;
  readonly onDelete: (analysis: Analysis) => void;
}

export function DeleteDialog({ analysis, entry, onKeep, onDelete }: DeleteDialogProps) {
  const unsaved = useUnsavedOf(entry.id, analysis?.id);
  return (
    <Dialog
      open={analysis !== undefined}
      title={copy.deleteTitle(analysis?.name ?? copy.unnamed)}
      onClose={onKeep}
    >
      {analysis && (
        <DialogQuestion
          actions={
            <>
              <Button variant="primary" onClick={onKeep}>
                {copy.keep}
              </Button>
              <Button onClick={() => onDelete(analysis)}>{copy.delete}</Button>
            </>
          }
        >
          <p>{copy.deleteText(questionnaireCopy.sectionsSaved(analysis.sections, analysis.askedSections))}</p>
          {unsaved > 0 && <p>{copy.deleteUnsaved(unsaved)}</p>}
        </DialogQuestion>
      )}
    </Dialog>
  );
}
