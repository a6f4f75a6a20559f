import type { LocalRecord } from './local/local-record.ts';
import type { Records } from './records.ts';

/** Typed answers that no save contains. */
export interface UnsavedWork {
  readonly questionnaireId: string;
  readonly name: string | undefined;
  readonly sections: number;
}

/** What log-out would delete, in all tabs; omits saves of the queue. */
export async function listUnsaved({ documents }: Records): Promise<readonly UnsavedWork[]> {
  await documents.flush();
  await documents.refreshAll();
  return documents
    .list()
    .map(toWork)
    .filter(({ sections }) => sections > 0);
}

function toWork({ questionnaireId, subject, sections }: LocalRecord): UnsavedWork {
  const edited = Object.values(sections).filter(({ state }) => state.kind === 'edited');
  return { questionnaireId, name: subject?.name, sections: edited.length };
}
