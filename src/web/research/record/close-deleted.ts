import { forgetServer } from './local/changes.ts';
import { closeRecord } from './record-actions.ts';
import { getRecord, type RecordParts } from './records.ts';

/** An analysis by the server's id. */
export interface KnownAnalysis {
  readonly questionnaireId: string;
  readonly id: string;
}

/** Closes an analysis that was deleted elsewhere. Its unsaved answers become another analysis once they are saved. */
export function closeDeleted(records: RecordParts, { questionnaireId, id }: KnownAnalysis): void {
  const { catalog, documents, store } = records;
  const entry = catalog.find((one) => one.id === questionnaireId);
  if (entry && getRecord(records, questionnaireId).id === id) closeRecord(records, entry);
  for (const { localId } of documents.list()) {
    void documents.change(localId, (document) =>
      document.server?.id === id ? forgetServer(document) : document,
    );
  }
  store.setState(({ changed }) => ({ changed: changed + 1 }));
}
