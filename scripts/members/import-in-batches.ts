import type { WriteSpec } from '../../src/server/domain/commands/command-list.ts';
import type { AddMemberArgs, AddMemberOutcome } from '../../src/server/domain/commands/member-commands.ts';
import { StorageError, type Storage } from '../../src/server/ports/storage.ts';
import { StartRefusal } from '../../src/server/start-refusal.ts';

/** Members that are written at once: each is held until all of them are, and a running server must not wait for long. */
const batch = 200;

/** Adds or changes a list of members, a batch of them whole or not at all; done again it does no harm. */
export async function importInBatches(
  storage: Storage<WriteSpec>,
  members: readonly AddMemberArgs[],
): Promise<readonly AddMemberOutcome[]> {
  const outcomes: AddMemberOutcome[] = [];
  for (let start = 0; start < members.length; start += batch) {
    try {
      const some = members.slice(start, start + batch);
      outcomes.push(...(await storage.run('importMembers', { members: some })));
    } catch (error) {
      if (!(error instanceof StorageError) || start === 0) throw error;
      throw new StartRefusal(
        `The first ${start} of ${members.length} members are imported, the others are not: the database is busy. ` +
          'Please try again with the whole list.',
        { cause: error },
      );
    }
  }
  return outcomes;
}
