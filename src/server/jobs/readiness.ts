import { isRecord } from '../../lib/is-record.ts';
import type { Context } from '../domain/context.ts';
import { MemberBusyError, StorageError } from '../ports/storage.ts';
import { createRecord, updateRecord } from '../resources/records.ts';
import { restoreVersion } from '../resources/versions.ts';
import { writeWithoutMember } from '../resources/write.ts';

/** How long the result of a probe is reused, in ms: frequent checks must not wear out the disk. */
const probeLife = 1000;

/** How long a refused write makes the server unready, in ms; a successful save ends it. */
const unreadyTime = 10_000;

export interface Watched {
  readonly context: Context;
  readonly isReady: () => Promise<boolean>;
}

/**
 * A save that began after the last failure and succeeded clears it; smaller writes (the probe, a sign-in) do not, since they
 * may still fit on a full disk.
 */
export function watchWrites({ storage, ...rest }: Context): Watched {
  const { clock } = rest;
  let refusal: { readonly at: number } | undefined;
  const run: Context['storage']['run'] = async (write, args) => {
    const before = refusal;
    try {
      const outcome = await storage.run(write, args);
      if (before && refusal === before && isSaved(write, outcome)) refusal = undefined;
      return outcome;
    } catch (error) {
      if (isDatabaseFailure(error)) refusal = { at: clock.now() };
      throw error;
    }
  };
  const probe = buildProbe({ storage, ...rest });
  const isReady = async () =>
    (refusal === undefined || Math.abs(clock.now() - refusal.at) >= unreadyTime) && (await probe());
  return { context: { ...rest, storage: { ...storage, run } }, isReady };
}

const saves: readonly unknown[] = [createRecord, updateRecord, restoreVersion];

function isSaved(write: unknown, outcome: unknown): boolean {
  return saves.includes(write) && isRecord(outcome) && outcome['kind'] === 'saved';
}

/** A conflict between the writes of one member does not make the server unready. */
function isDatabaseFailure(error: unknown): boolean {
  return error instanceof StorageError && !(error instanceof MemberBusyError);
}

/** Writes a meaningless row, to prove that writes work. */
export const writeProbe = writeWithoutMember(
  'writeProbe',
  async (tx, { now: writtenAt }: { readonly now: number }) => {
    await tx
      .insertInto('probe')
      .values({ id: 'probe', writtenAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ writtenAt }))
      .execute();
    return { kind: 'written' } as const;
  },
);

function buildProbe({ storage, clock }: Context): () => Promise<boolean> {
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;
  return () => {
    const now = clock.now();
    if (!last || Math.abs(now - last.at) >= probeLife) {
      const ready = storage.run(writeProbe, { now }).then(
        () => true,
        () => false,
      );
      last = { at: now, ready };
    }
    return last.ready;
  };
}
