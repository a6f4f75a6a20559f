import type { ServerConfig } from '../config/config.ts';
import { findUnfilled } from '../config/public-config.ts';
import type { SourceRegister } from '../ports/sources.ts';

interface Started {
  /** Where it listens. */
  readonly address: string;
  readonly demoEmail: string | undefined;
  readonly sources: SourceRegister;
  readonly mediaKeyIsKept: boolean;
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints what an operator should know of a server that has started. */
export async function announce(config: ServerConfig, started: Started): Promise<void> {
  greet(config, started);
  sayBudgets(config, started.sources);
  if (config.auth === 'code') await sayKeyless(config);
  if (!started.mediaKeyIsKept)
    say(
      'MEDIA_KEY is not set, and DATA_DIR cannot be written to: addresses of pictures end with this process.',
    );
}

function greet(config: ServerConfig, { address, demoEmail }: Pick<Started, 'address' | 'demoEmail'>): void {
  say(`Take Profits is ready: ${config.PUBLIC_URL ?? address}`);
  if (config.auth === 'open')
    say(
      'Sign-in is open: anyone who reaches this server can sign in as any member with the e-mail address alone.',
    );
  if (demoEmail !== undefined) say(`Sign in as the demo member ${demoEmail}`);
  const unfilled = findUnfilled(config);
  if (unfilled.length > 0)
    say(`Not filled in yet, and so left open on the public pages: ${unfilled.join(', ')}`);
}

/** Loaded only for sign-in by code, which a site with members has. */
async function sayKeyless(config: ServerConfig): Promise<void> {
  const { listKeyless } = await import('./list-keyless.ts');
  const keyless = listKeyless(config);
  if (keyless.length > 0)
    say(
      `Members see figures of sources without a key, whose terms ask a paying site for a key or a plan: ${keyless.join(', ')}. See docs/sources.md.`,
    );
}

/** On PostgreSQL also for SERVERS=1, so that an operator of several servers who forgot the setting sees it. */
function sayBudgets({ SERVERS, DATABASE_URL, UPSTREAMS }: ServerConfig, sources: SourceRegister): void {
  if (UPSTREAMS === 'sample' || (DATABASE_URL === undefined && SERVERS === 1)) return;
  const budgets = sources.list().sources.flatMap(({ name, budget }) => {
    return budget === null ? [] : [`${name} ${budget.calls} in ${budget.seconds} s`];
  });
  say(`SERVERS=${SERVERS}: this server may make 1/${SERVERS} of the calls to sources: ${budgets.join(', ')}`);
}
