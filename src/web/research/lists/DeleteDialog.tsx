import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { useUnsavedOf } from '../record/records-context.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

interface DeleteDialogProps {
  readonly analysis: Analysis | undefined;
  readonly entry: CatalogEntry;
  readonly onKeep: () => void;
  readonly onDelete: (analysis: Analysis) => void;
}

export function DeleteDialog({ analysis, entry, onKeep, onDelete }: DeleteDialogProps) {
  const unsaved = useUnsavedOf(entry.id, analysis?.id);
  return (
    <ConfirmDialog
      open={analysis !== undefined}
      title={copy.deleteTitle(analysis?.name ?? copy.unnamed)}
      keep={copy.keep}
      act={copy.delete}
      onKeep={onKeep}
      onAct={() => analysis && onDelete(analysis)}
    >
      {analysis && (
        <p>{copy.deleteText(questionnaireCopy.sectionsSaved(analysis.sections, analysis.askedSections))}</p>
      )}
      {unsaved > 0 && <p>{copy.deleteUnsaved(unsaved)}</p>}
    </ConfirmDialog>
  );
}
