import { expect } from 'vitest';
import { openStorage, type StoragePlace } from '../../src/server/open-storage.ts';
import { startServer, type RunningServer } from '../../scripts/product/server.ts';
import { SavingMember } from './saving-member.ts';

/** How often everything is killed; `npm run soak` asks for more. */
export const rounds = Number(process.env['KILL_ROUNDS'] ?? 4);

const savers = 16;
const membersOfRound = 400;
const noQuestionnaires = { folders: [], compiled: new Map() };

/** Starts the server on a place, for one round. */
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
 * Kills in the middle of many members' saves, a little later each round, lets `recover` bring everything back, and
 * proves that no save and no coin that was acknowledged is lost or doubled.
 */
export async function survive(
  place: StoragePlace,
  round: number,
  url: string,
  kill: () => Promise<unknown>,
  recover: () => Promise<string>,
): Promise<void> {
  const members = await addMembers(place, round);
  const waiting = [...members];
  const enough = 60 + ((round * 137) % 500);
  const state: { acknowledged: number; killed?: Promise<unknown> } = { acknowledged: 0 };
  const onAnswer = () => {
    state.acknowledged += 1;
    if (state.acknowledged === enough) state.killed = kill();
  };
  const today = new Date().toISOString().slice(0, 10);
  const save = async () => {
    while (state.killed === undefined) {
      const member = waiting.shift();
      if (!member) throw new Error('Everybody had finished before the kill');
      // Whatever goes wrong now is the kill.
      await member.go(url, today, onAnswer).catch((error: unknown) => {
        if (state.killed === undefined) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: savers }, save));
  await state.killed;
  const recovered = await recover();
  for (const member of members) await member.repeatUnanswered(recovered);
  expect(await findLosses(place, members), `round ${round}, killed after ${enough} answers`).toEqual([]);
}

async function addMembers(place: StoragePlace, round: number): Promise<readonly SavingMember[]> {
  const emails = Array.from({ length: membersOfRound }, (_, index) => `r${round}-${index}@x.example`);
  const storage = await openStorage(place, noQuestionnaires, () => undefined);
  try {
    const now = Date.now();
    const members = emails.map((email) => ({ id: email, email, subExpiry: now + 86_400_000, now }));
    await storage.run('importMembers', { members });
    return emails.map((email) => new SavingMember(email));
  } finally {
    await storage.close();
  }
}

async function findLosses(place: StoragePlace, members: readonly SavingMember[]): Promise<readonly string[]> {
  const storage = await openStorage(place, noQuestionnaires, () => undefined);
  try {
    const losses = await Promise.all(members.map((member) => member.findLosses(storage.reads, member.email)));
    const imbalances = (await storage.reads.listImbalances()).map(
      ({ email }) => `${email}: balance is not the ledger`,
    );
    return [...losses.flat(), ...imbalances];
  } finally {
    await storage.close();
  }
}
