import { randomInt } from 'node:crypto';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { startMailSink } from '../bench/start-mail-sink.ts';
import { printCells, printTitle } from '../bench/print.ts';
import { startPostgres, type PostgresServer } from '../product/postgres-server.ts';
import { makeDataDir } from '../product/server.ts';
import type { SoakOptions } from './options.ts';
import { Replicas } from './replicas.ts';
import { addCrowd, connectCrowd, pause, saveUntil } from './saving-crowd.ts';
import { findAllLosses } from './saving-member.ts';

/** Between two kills, in ms. */
const pauses = [500, 6000] as const;

/**
 * The bank check: servers and databases are killed at random while members sign in by code, save and claim. At the end
 * every balance must be the sum of its ledger, no acknowledged save lost, and no code used twice.
 */
export async function soakBank({ minutes = 5 }: SoakOptions): Promise<boolean> {
  const data = makeDataDir();
  try {
    const embedded = await checkBank('SQLite, 1 server', { place: place(data.path), servers: 1, minutes });
    const postgres = await startPostgres();
    try {
      const shared = place(data.path, postgres.url('postgres'));
      const check = { place: shared, servers: 3, minutes, postgres };
      return (await checkBank('PostgreSQL, 3 servers', check)) && embedded;
    } finally {
      await postgres.remove();
    }
  } finally {
    data.remove();
  }
}

const place = (dataDir: string, databaseUrl?: string): StoragePlace => ({ dataDir, databaseUrl });

interface BankCheck {
  readonly place: StoragePlace;
  readonly servers: number;
  readonly minutes: number;
  readonly postgres?: PostgresServer;
}

async function checkBank(name: string, check: BankCheck): Promise<boolean> {
  const { minutes } = check;
  printTitle(`The bank check, ${name}, ${minutes} minutes`);
  const emails = await addCrowd(check.place, minutes);
  const mails = await startMailSink();
  const { env, logins } = connectCrowd(check.place, mails.url);
  const replicas = await Replicas.start(check.servers, env);
  try {
    const until = Date.now() + minutes * 60_000;
    const [saved, killed] = await Promise.all([
      saveUntil(until, replicas, { emails, logins }),
      killUntil(until, replicas, check.postgres),
    ]);
    const doubled = await logins.countDoubled(replicas.pick);
    await replicas.stop();
    const losses = await findAllLosses(check.place, saved.members);
    printCells(
      'killed',
      Array.from(killed, ([victim, count]) => `${victim} ${count}`),
    );
    printCells('members, answers, sign-ins', [saved.members.length, saved.answers, logins.count].map(String));
    printCells('answers that did not come', [String(saved.failures)]);
    printCells('codes used twice', [String(doubled), 'limit 0']);
    printCells('lost or doubled', [String(losses.length), 'limit 0', ...losses.slice(0, 5)]);
    return doubled === 0 && losses.length === 0 && saved.answers > 0;
  } finally {
    await replicas.stop();
    mails.stop();
  }
}

/** Returns the number of kills of each kind. Everything runs again when it ends. */
async function killUntil(
  until: number,
  replicas: Replicas,
  postgres: PostgresServer | undefined,
): Promise<ReadonlyMap<string, number>> {
  const victims: readonly (readonly [string, () => Promise<void>])[] = postgres
    ? [
        ['a server', () => replicas.killOne()],
        ['a server', () => replicas.killOne()],
        ['PostgreSQL', () => postgres.kill().then(() => postgres.start())],
        [
          'all at once',
          () =>
            replicas.killAll(
              () => postgres.kill(),
              () => postgres.start(),
            ),
        ],
      ]
    : [['the server', () => replicas.killOne()]];
  const killed = new Map<string, number>();
  while (Date.now() < until) {
    await pause(pauses);
    const [name, strike] = victims[randomInt(victims.length)] ?? [];
    if (name === undefined || strike === undefined) continue;
    await strike();
    killed.set(name, (killed.get(name) ?? 0) + 1);
  }
  return killed;
}
