import { isRecord } from '../../lib/is-record.ts';
import { MemberBusyError, StorageError } from '../ports/storage.ts';
import { saves, type WriteSpec } from './commands/command-list.ts';
import type { Context } from './context.ts';

/** How long one outcome stands for all callers, in ms: a check must not wear out the disk. */
const reuse = 1000;

/** How long a write that was refused counts where no save says otherwise, in ms: one as small as the check's may still work. */
const distrust = 10_000;

/** A context that takes note of what becomes of writes, and whether they are taken now. */
export interface Watched {
  readonly context: Context;
  readonly isReady: () => Promise<boolean>;
}

/**
 * Watches the writes of a context: it is ready while one that is tried works and none was refused lately. A save that began
 * after the last refusal and was taken ends that: it is what readiness is about, where smaller writes (the check's, a
 * log-in's) prove nothing on a full disk. If saves are taken and refused by turns there, so is what is said of them.
 */
export function watchWrites({ storage, ...rest }: Context): Watched {
  const { clock } = rest;
  let refusal: { readonly at: number } | undefined;
  const run: Context['storage']['run'] = async (name, args, look) => {
    const before = refusal;
    try {
      const outcome = await storage.run(name, args, look);
      if (before && refusal === before && isSaved(name, outcome)) refusal = undefined;
      return outcome;
    } catch (error) {
      if (tellsOfDatabase(error)) refusal = { at: clock.now() };
      throw error;
    }
  };
  // One that failed says nothing of the time after it: the next one does.
  const tryOne = buildTry({ storage, ...rest });
  const isReady = async () =>
    (refusal === undefined || Math.abs(clock.now() - refusal.at) >= distrust) && (await tryOne());
  return { context: { ...rest, storage: { ...storage, run } }, isReady };
}

/** Whether a command has written answers; others may come to an end without any. */
function isSaved(name: keyof WriteSpec, outcome: unknown): boolean {
  return saves.includes(name) && isRecord(outcome) && outcome['kind'] === 'saved';
}

/** A member whose own writes are in each other's way takes no server away from the others. */
function tellsOfDatabase(error: unknown): boolean {
  return error instanceof StorageError && !(error instanceof MemberBusyError);
}

function buildTry({ storage, clock }: Context): () => Promise<boolean> {
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;
  return () => {
    const now = clock.now();
    if (!last || Math.abs(now - last.at) >= reuse) {
      const ready = storage.run('writeProbe', { now }).then(
        () => true,
        () => false,
      );
      last = { at: now, ready };
    }
    return last.ready;
  };
}
