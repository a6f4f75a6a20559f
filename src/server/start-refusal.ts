import { StorageRefusal } from './ports/storage.ts';

/** A start that must not go on, for a reason that the operator can mend; the message is the one line they see. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** The line for the operator; undefined where the fault is our own. */
export function toRefusalLine(error: unknown): string | undefined {
  return error instanceof StartRefusal || error instanceof StorageRefusal ? error.message : undefined;
}
