import { randomInt } from 'node:crypto';
import type { SignInSecrets } from '../../src/server/domain/sign-in/secrets.ts';
import { challengeLife } from '../../src/server/domain/sign-in/limits.ts';
import type { LogIn, PickUrl } from './saving-member.ts';

interface Code {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ms since 1970. */
  readonly askedAt: number;
}

export type ReadSalt = (challenge: string) => Promise<string>;

const racing = 3;

/**
 * Sign-ins by code, each code at several servers at once. The code is computed from the servers' key and database: mails
 * may be late where everything is killed, and only some hundreds are sent an hour.
 */
export class CodeSignIns {
  readonly #secrets: SignInSecrets;
  readonly #readSalt: ReadSalt;
  readonly #used: Code[] = [];
  #doubled = 0;

  constructor(secrets: SignInSecrets, readSalt: ReadSalt) {
    this.#secrets = secrets;
    this.#readSalt = readSalt;
  }

  get count(): number {
    return this.#used.length;
  }

  readonly logIn: LogIn = async (pick, email) => {
    const code = await this.#ask(pick, email);
    const tries = await Promise.allSettled(Array.from({ length: racing }, () => send(pick, code)));
    const cookies = tries.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
    if (cookies.length > 1) this.#doubled += 1;
    const [cookie] = cookies;
    if (cookie === undefined) throw new Error(`${email} could not sign in`);
    this.#used.push(code);
    return cookie;
  };

  /** Sends every code that has not expired once more; returns how many were used twice, now or before. */
  async countDoubled(pick: PickUrl): Promise<number> {
    const live = this.#used.filter(({ askedAt }) => askedAt + challengeLife > Date.now());
    for (const code of live) if ((await send(pick, code)) !== undefined) this.#doubled += 1;
    return this.#doubled;
  }

  async #ask(pick: PickUrl, email: string): Promise<Code> {
    const path = `/api/report/user/${email}/login`;
    // Each from another network, or limits would refuse it.
    const network = Array.from({ length: 3 }, () => randomInt(256)).join('.');
    const from = { 'x-forwarded-for': `10.${network}` };
    const askedAt = Date.now();
    const answer = await fetch(pick() + path, { method: 'PUT', headers: from });
    const text = await answer.text();
    if (answer.status !== 202) throw new Error(`No code for ${email}: ${answer.status} ${text}`);
    const { challenge } = JSON.parse(text);
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const origin = { challengeId: challenge, salt: await this.#readSalt(challenge) };
    const body = JSON.stringify({ challenge, code: this.#secrets.codeOf(origin) });
    return { path, headers: { ...from, cookie, 'content-type': 'application/json' }, body, askedAt };
  }
}

/** The session's cookie; undefined where the code was refused. */
async function send(pick: PickUrl, { path, headers, body }: Code): Promise<string | undefined> {
  const answer = await fetch(pick() + path, { method: 'PUT', headers, body });
  await answer.arrayBuffer();
  if (answer.status !== 200) return undefined;
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .find((cookie) => cookie?.startsWith('sid='));
}
