import { forgetServer } from './local/changes.ts';
import { closeRecord } from './record-actions.ts';
import { countUnsaved } from './record-state.ts';
import { getRecord, setPlace, type RecordParts } from './records.ts';

/** An analysis by the server's id. */
export interface KnownAnalysis {
  readonly questionnaireId: string;
  readonly id: string;
}

/**
 * Closes an analysis that was deleted elsewhere. Its unsaved answers become another analysis once they are saved; a form
 * that shows some keeps them.
 */
export function closeDeleted(records: RecordParts, { questionnaireId, id }: KnownAnalysis): void {
  const { catalog, documents, keys, store } = records;
  const entry = catalog.find((one) => one.id === questionnaireId);
  const shown = getRecord(records, questionnaireId);
  const isShown = shown.id === id;
  if (entry && isShown && countUnsaved(shown) === 0) closeRecord(records, entry);
  else if (entry && isShown) {
    setPlace(records, questionnaireId, { complete: false, previous: undefined, wanted: undefined });
    keys.setComplete(entry, false);
  }
  for (const { localId } of documents.list()) {
    void documents.change(localId, (document) =>
      document.server?.id === id ? forgetServer(document) : document,
    );
  }
  store.setState(({ changed }) => ({ changed: changed + 1 }));
}
