import type { Edit } from '../../../../engine/content.ts';
import { edit, save, type SaveRequest } from './changes.ts';
import type { Apply, LocalRecord } from './local-record.ts';

/** What the member did, as data: if the page is left before the device has stored it, the next page repeats it. */
export type KeptChange = When &
  (
    | { readonly kind: 'edit'; readonly sectionId: string; readonly edit: Edit }
    | { readonly kind: 'save'; readonly sectionId: string; readonly request: SaveRequest }
  );

interface When {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The tab's name. */
  readonly tab: string | undefined;
  /** Of a journal: the UTC day of the entry's first answer. */
  readonly day: string | undefined;
}

/** A change that is still to be stored, and its document without any. */
export interface PendingChange {
  readonly start: LocalRecord;
  readonly change: KeptChange;
}

export function toApply(change: KeptChange): Apply {
  const { sectionId } = change;
  return (document) => {
    const touched = touch(document, change);
    return change.kind === 'edit'
      ? edit(touched, sectionId, change.edit)
      : save(touched, sectionId, change.request);
  };
}

function touch(document: LocalRecord, { now, tab, day }: When): LocalRecord {
  const own = document.day ?? day;
  return {
    ...document,
    ...(own !== undefined && { day: own }),
    ...(tab !== undefined && { tab }),
    touchedAt: now,
  };
}
