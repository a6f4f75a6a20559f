import type { Context } from '../../src/server/domain/context.ts';
import { StorageError } from '../../src/server/ports/storage.ts';
import { StartRefusal } from '../../src/server/config/start-refusal.ts';
import { addMember, type AddMemberOutcome, type NewMember } from '../../src/server/jobs/members.ts';

/** Members that are written at once, each in a separate transaction: a running server must not wait for long. */
const atOnce = 50;

/** Adds or changes a list of members; a repeated import changes nothing. */
export async function importMembers(
  storage: Context['storage'],
  members: readonly NewMember[],
): Promise<readonly AddMemberOutcome[]> {
  const outcomes: AddMemberOutcome[] = [];
  for (let start = 0; start < members.length; start += atOnce) {
    const some = members.slice(start, start + atOnce);
    const settled = await Promise.allSettled(some.map((member) => storage.run(addMember, member)));
    for (const one of settled) if (one.status === 'fulfilled') outcomes.push(one.value);
    const failed = settled.find((one) => one.status === 'rejected');
    if (failed) throw toRefusal(failed.reason, outcomes.length, members.length);
  }
  return outcomes;
}

function toRefusal(error: unknown, done: number, all: number): unknown {
  if (!(error instanceof StorageError) || done === 0) return error;
  return new StartRefusal(
    `${done} of ${all} members are imported, the others are not: the database is busy. ` +
      'Please try again with the whole list.',
    { cause: error },
  );
}
