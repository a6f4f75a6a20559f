import { randomBytes, randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { buildSecrets } from '../../src/server/domain/sign-in/secrets.ts';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { loadSignInKey } from '../../src/server/config/secret-keys.ts';
import { fileIn } from '../database/embedded.ts';
import { CodeSignIns, type ReadSalt } from './code-logins.ts';
import type { Replicas } from './replicas.ts';
import { addMembers } from '../product/add-members.ts';
import { withoutLimits } from '../product/no-limits.ts';
import { SavingMember } from './saving-member.ts';

const savers = 24;
/** Changes of each member's record: enough for a member to see some kills. */
const changes = 20;
/** More than can finish by then. */
const membersOfMinute = 10_000;
/** The timeout for everybody to finish after the last kill, in ms. */
const timeout = 60_000;
/** Before a failed request is sent again, in ms. */
const retryPauses = [20, 200] as const;

export async function addCrowd(place: StoragePlace, minutes: number): Promise<readonly string[]> {
  const emails = Array.from({ length: membersOfMinute * minutes }, (_, index) => `m${index}@x.example`);
  await addMembers(place, emails);
  return emails;
}

export const pause = ([shortest, longest]: readonly [number, number]) => wait(randomInt(shortest, longest));

/** The settings of servers that share their keys, and the sign-ins that these allow. */
export function connectCrowd({ dataDir, databaseUrl }: StoragePlace, smtpUrl: string) {
  const [SIGN_IN_KEY, MEDIA_KEY] = [randomBytes(33).toString('base64'), randomBytes(33).toString('base64')];
  const env: Readonly<Record<string, string>> = {
    ...withoutLimits,
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
  return { env, logins: new CodeSignIns(buildSecrets(secret), buildReadSalt({ dataDir, databaseUrl })) };
}

function buildReadSalt({ dataDir, databaseUrl }: StoragePlace): ReadSalt {
  const select = 'SELECT salt FROM login_challenges WHERE id = ';
  return async (challenge) => {
    if (databaseUrl === undefined) {
      const database = new DatabaseSync(fileIn(dataDir), { readOnly: true, timeout: 5000 });
      const row = database.prepare(`${select}?`).get(challenge);
      database.close();
      return String(row?.['salt']);
    }
    const client = new Client({ connectionString: databaseUrl });
    // The query fails while the database is killed.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ salt: string }>(`${select}$1`, [challenge]);
      return rows[0]?.salt ?? '';
    } finally {
      await client.end();
    }
  };
}

interface Work {
  readonly emails: readonly string[];
  readonly logins: CodeSignIns;
}

/** Members work through everything one after another, many at once; a member who has begun by the end finishes. */
export async function saveUntil(until: number, { pick }: Replicas, { emails, logins }: Work) {
  const members: SavingMember[] = [];
  const counts = { answers: 0, failures: 0 };
  const count = () => void (counts.answers += 1);
  const work = async () => {
    while (Date.now() < until) {
      const email = emails[members.length];
      if (email === undefined) throw new Error('There are no more members: let there be more from the start');
      const member = new SavingMember(email, logins.logIn, changes);
      members.push(member);
      for (let failure = await go(member); failure !== undefined; failure = await go(member)) {
        if (Date.now() > until + timeout) throw new Error(`${email} cannot go on`, { cause: failure });
        await pause(retryPauses);
      }
    }
  };
  const go = async (member: SavingMember): Promise<unknown> => {
    try {
      await member.go(pick, count);
      return undefined;
    } catch (error) {
      counts.failures += 1;
      return error;
    }
  };
  await Promise.all(Array.from({ length: savers }, work));
  return { members, ...counts };
}
