import { expect } from 'vitest';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { addMembers } from '../../scripts/product/add-members.ts';
import { isLong } from '../helpers/property-runs.ts';
import { startServer, type RunningServer } from '../../scripts/product/server.ts';
import { findAllLosses, SavingMember } from '../../scripts/soak/saving-member.ts';

/** `npm run soak` sets more rounds. */
export const rounds = Number(process.env['KILL_ROUNDS'] ?? (isLong ? 8 : 2));

const savers = 16;
/** Each gets seven responses: together more than `enough` in any round. */
const membersOfRound = 60;

export function serve({ databaseUrl, dataDir }: StoragePlace): Promise<RunningServer> {
  const limits = { LIMIT_SAVES: '1000000', LIMIT_CLAIMS: '1000000', LIMIT_DAILY: '1000000' };
  return startServer({
    ...limits,
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
}

/**
 * Kills in the middle of many members' saves, at another moment each round, lets `recover` restart everything, and proves
 * that no acknowledged save or coin is lost or duplicated.
 */
export async function survive(
  place: StoragePlace,
  round: number,
  url: string,
  kill: () => Promise<unknown>,
  recover: () => Promise<string>,
): Promise<void> {
  const emails = Array.from({ length: membersOfRound }, (_, index) => `r${round}-${index}@x.example`);
  await addMembers(place, emails);
  const members = emails.map((email) => new SavingMember(email));
  const waiting = [...members];
  const enough = 60 + ((round * 137) % 200);
  const state: { acknowledged: number; killed?: Promise<unknown> } = { acknowledged: 0 };
  const onAnswer = () => {
    state.acknowledged += 1;
    if (state.acknowledged === enough) state.killed = kill();
  };
  const save = async () => {
    while (state.killed === undefined) {
      const member = waiting.shift();
      if (!member) throw new Error('Everybody had finished before the kill');
      // Any error now is caused by the kill.
      await member
        .go(() => url, onAnswer)
        .catch((error: unknown) => {
          if (state.killed === undefined) throw error;
        });
    }
  };
  await Promise.all(Array.from({ length: savers }, save));
  await state.killed;
  const recovered = await recover();
  for (const member of members) await member.repeatUnanswered(() => recovered);
  expect(await findAllLosses(place, members), `round ${round}, killed after ${enough} answers`).toEqual([]);
}
