import type { QueueEntry } from './queue/queue-entry.ts';
import { isUnsaved, type RecordState } from './record-state.ts';
import type { Records } from './records.ts';

/** Typed answers that no save contains. */
export interface UnsavedWork {
  readonly questionnaireId: string;
  readonly name: string | undefined;
  readonly sections: number;
}

/** What log-out would delete, in this tab and in the others; omits queued saves. */
export async function listUnsaved({ store, drafts, queue, tabs }: Records): Promise<readonly UnsavedWork[]> {
  const own = await tabs.getName();
  const { entries } = queue.store.getState();
  const { records, parked } = store.getState();
  const open = [
    ...Object.entries(records).map(([questionnaireId, record]) => ({ questionnaireId, record })),
    ...parked,
  ];
  const here = open.map(({ questionnaireId, record }) =>
    toWork(questionnaireId, record, unsavedSections(record), entries),
  );
  // This tab's draft may be older than its records.
  const elsewhere = drafts
    .list()
    .filter(({ tab }) => tab !== own)
    .map(({ questionnaireId, draft }) =>
      toWork(questionnaireId, draft, Object.keys(draft.sections), entries),
    );
  return [...here, ...elsewhere].filter(({ sections }) => sections > 0);
}

function unsavedSections({ sections }: RecordState): readonly string[] {
  return Object.entries(sections).flatMap(([id, section]) => (isUnsaved(section) ? [id] : []));
}

function toWork(
  questionnaireId: string,
  { subject, handle }: Pick<RecordState, 'subject' | 'handle'>,
  sections: readonly string[],
  entries: readonly QueueEntry[],
): UnsavedWork {
  const isQueued = (id: string) => entries.some((entry) => entry.handle === handle && entry.sectionId === id);
  return { questionnaireId, name: subject?.name, sections: sections.filter((id) => !isQueued(id)).length };
}
