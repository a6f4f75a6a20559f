import { isRecord } from '../../../../lib/is-record.ts';
import type { PendingChange } from './kept-changes.ts';
import type { LocalRecord } from './local-record.ts';

/*
 * Documents and changes are stored as they are: content has the engine's stored form. Only this browser's builds write them, in
 * whole, so that the format is all there is to check; a build that changes their shape raises it and reads the former one.
 */
const format = 1;

interface Stored<Value> {
  readonly format: typeof format;
  readonly value: Value;
}

export function toStored<Value>(value: Value): Stored<Value> {
  return { format, value };
}

/** Undefined for anything but a document. */
export function readStoredRecord(kept: unknown): LocalRecord | undefined {
  return isStored<LocalRecord>(kept) ? kept.value : undefined;
}

export function readStoredChanges(kept: unknown): readonly PendingChange[] {
  return isStored<readonly PendingChange[]>(kept) ? kept.value : [];
}

function isStored<Value>(kept: unknown): kept is Stored<Value> {
  return isRecord(kept) && kept['format'] === format;
}
