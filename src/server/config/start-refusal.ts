import { StorageRefusal } from '../ports/storage.ts';

/** The message is the one line that the operator sees. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** Undefined if the fault is the program's. */
export function toRefusalLine(error: unknown): string | undefined {
  return error instanceof StartRefusal || error instanceof StorageRefusal ? error.message : undefined;
}
