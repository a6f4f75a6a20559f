import type { QueueEntry } from './queue/queue-entry.ts';
import { isUnsaved, type RecordState } from './record-state.ts';
import type { Records } from './records.ts';

/** Answers that were typed into a record and that no save holds. */
export interface UnsavedWork {
  readonly questionnaireId: string;
  /** What the record is about, where the questionnaire has a subject. */
  readonly name: string | undefined;
  /** How many of its sections hold such answers. */
  readonly sections: number;
}

/** What log-out would drop, in this tab and in the others; saves that wait are not in it. */
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
  // This tab's own draft is what its records hold, as they were a moment ago.
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
