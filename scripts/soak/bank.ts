import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSecrets } from '../../src/server/domain/sign-in/secrets.ts';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { loadSignInKey } from '../../src/server/secret-keys.ts';
import { startMailSink } from '../bench/bare-server.ts';
import { printCells, printTitle } from '../bench/print.ts';
import { startPostgres, type PostgresServer } from '../product/postgres-server.ts';
import { makeDataDir } from '../product/server.ts';
import { CodeLogins } from './code-logins.ts';
import type { SoakOptions } from './options.ts';
import { Replicas } from './replicas.ts';
import { addSavingMembers, findAllLosses, SavingMember } from './saving-member.ts';

/** Members at work at once. */
const savers = 24;
/** Changes of each member's record: with them a member is there for some kills. */
const changes = 20;
/** More than can be through with everything by then. */
const membersOfMinute = 2000;
/** After the last kill everybody must be through within so long, in ms. */
const patience = 60_000;
/** Between two kills, and before what failed is sent again, in ms. */
const pauses = { kill: [500, 6000], retry: [20, 200] } as const;

/**
 * The bank check: servers and databases are killed at random while members log in by code, save and claim; at the end
 * every balance is the sum of its ledger, no save that was acknowledged is lost, and no code was used twice.
 */
export async function soakBank({ minutes }: SoakOptions): Promise<boolean> {
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
  /** The database's server, where it can be killed apart from ours. */
  readonly postgres?: PostgresServer;
}

async function checkBank(name: string, check: BankCheck): Promise<boolean> {
  const { minutes } = check;
  printTitle(`The bank check, ${name}, ${minutes} minutes`);
  const emails = Array.from({ length: membersOfMinute * minutes }, (_, index) => `m${index}@x.example`);
  await addSavingMembers(check.place, emails);
  const mails = await startMailSink();
  const { env, logins } = connect(check.place, mails.url);
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
    printCells('members, answers, log-ins', [saved.members.length, saved.answers, logins.count].map(String));
    printCells('answers that did not come', [String(saved.failures)]);
    printCells('codes used twice', [String(doubled), 'limit 0']);
    printCells('lost or doubled', [String(losses.length), 'limit 0', ...losses.slice(0, 5)]);
    return doubled === 0 && losses.length === 0 && saved.answers > 0;
  } finally {
    await replicas.stop();
    mails.stop();
  }
}

/** The settings of servers that share their keys, and the log-ins that follow from these. */
function connect({ dataDir, databaseUrl }: StoragePlace, smtpUrl: string) {
  const [SIGN_IN_KEY, MEDIA_KEY] = [randomBytes(33).toString('base64'), randomBytes(33).toString('base64')];
  const limits = ['LOGINS', 'SAVES', 'READS', 'CLAIMS', 'DAILY'].map((of) => [`LIMIT_${of}`, '1000000']);
  const env: Readonly<Record<string, string>> = {
    ...Object.fromEntries(limits),
    AUTH_MODE: 'code',
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'http://127.0.0.1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    SIGN_IN_KEY,
    MEDIA_KEY,
  };
  const { secret } = loadSignInKey({ SIGN_IN_KEY, DATA_DIR: dataDir });
  return { env, logins: new CodeLogins(buildSecrets(secret)) };
}

interface Work {
  readonly emails: readonly string[];
  readonly logins: CodeLogins;
}

/** One member after the other goes all the way, many at once; whoever has begun by then goes on to the end. */
async function saveUntil(until: number, { pick }: Replicas, { emails, logins }: Work) {
  const members: SavingMember[] = [];
  const counts = { answers: 0, failures: 0 };
  const onAnswer = () => void (counts.answers += 1);
  const work = async () => {
    while (Date.now() < until) {
      const email = emails[members.length];
      if (email === undefined) throw new Error('There are no more members: let there be more from the start');
      const member = new SavingMember(email, logins.logIn, changes);
      members.push(member);
      for (let failure = await go(member); failure !== undefined; failure = await go(member)) {
        if (Date.now() > until + patience) throw new Error(`${email} cannot go on`, { cause: failure });
        await pause(pauses.retry);
      }
    }
  };
  const go = async (member: SavingMember): Promise<unknown> => {
    try {
      await member.go(pick, onAnswer);
      return undefined;
    } catch (error) {
      counts.failures += 1;
      return error;
    }
  };
  await Promise.all(Array.from({ length: savers }, work));
  return { members, ...counts };
}

/** How often what was killed. Everything is back when it ends. */
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
    await pause(pauses.kill);
    const [name, strike] = victims[randomInt(victims.length)] ?? [];
    if (name === undefined || strike === undefined) continue;
    await strike();
    killed.set(name, (killed.get(name) ?? 0) + 1);
  }
  return killed;
}

const pause = ([shortest, longest]: readonly [number, number]) => wait(randomInt(shortest, longest));
