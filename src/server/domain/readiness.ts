import { MemberBusyError, StorageError } from '../ports/storage.ts';
import type { Context } from './context.ts';

/** How long one outcome stands for all callers, in ms: a check must not wear out the disk. */
const reuse = 1000;

/** How long a write that was refused counts, in ms: one that is as small as the check's may work where a save does not. */
const distrust = 10_000;

/** A context that takes note of what becomes of writes, and whether they are taken now. */
export interface Watched {
  readonly context: Context;
  readonly isReady: () => Promise<boolean>;
}

/** Watches the writes of a context: it is ready while one that is tried works and none was refused lately. */
export function watchWrites({ storage, ...rest }: Context): Watched {
  const { clock } = rest;
  let refusedAt: number | undefined;
  const run: Context['storage']['run'] = async (name, args, look) => {
    try {
      return await storage.run(name, args, look);
    } catch (error) {
      if (tellsOfDatabase(error)) refusedAt = clock.now();
      throw error;
    }
  };
  const context: Context = { ...rest, storage: { ...storage, run } };
  const tryOne = buildTry(context);
  const isReady = async () =>
    (refusedAt === undefined || Math.abs(clock.now() - refusedAt) >= distrust) && (await tryOne());
  return { context, isReady };
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
