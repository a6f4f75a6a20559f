import { randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileIn } from '../database/embedded.ts';
import { addMembers } from '../product/add-members.ts';
import { startServer } from '../product/server.ts';
import { startMailSink } from './start-mail-sink.ts';
import { makeSqlite } from './place.ts';
import { printCells, printTitle } from './print.ts';
import { mean, welchT } from './welch-t.ts';

const each = 8000;
/** Sign-ins that are not counted, since the server has just started. */
const warmUp = 200;
/** Sign-ins after which limits are reset: past the budget of mails every sign-in would cost the same. */
const withinLimits = 100;
/** Pause before each of the wrong codes, in ms: a mail that is sent then must not show in the time either. */
const pauses = [0, 0, 5, 20];
/** The share that counts: the slowest, which a busy machine causes, are left out of both samples. */
const counted = 0.95;

interface Step {
  readonly status: number;
  readonly length: number;
  readonly ms: number;
}

interface Login {
  readonly isMember: boolean;
  readonly asked: Step;
  readonly refused: readonly Step[];
}

/**
 * Prints whether the time of a response tells members from others with sign-in by code: requests for a code, and wrong
 * codes.
 */
export async function printLoginTiming(): Promise<void> {
  printTitle(`Sign-in by code, ${each} e-mails of members and ${each} of strangers, in random order`);
  printCells('', ['members ms', 'strangers ms', 'Welch t']);
  const place = await makeSqlite();
  const mails = await startMailSink();
  await addMembers(
    place,
    Array.from({ length: each }, (_, index) => memberEmail(index)),
  );
  const server = await startServer({
    ...place.env,
    AUTH_MODE: 'code',
    SMTP_URL: mails.url,
    PUBLIC_URL: 'http://127.0.0.1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  });
  const counters = new DatabaseSync(fileIn(place.dataDir), { timeout: 5000 });
  try {
    const logins: Login[] = [];
    for (const [index, typed] of [...draw(warmUp), ...draw(2 * each)].entries()) {
      if (index % withinLimits === 0) counters.exec('DELETE FROM counters');
      logins.push(await logIn(server.url, typed, index));
    }
    const taken = logins.slice(warmUp);
    printStep(
      'asking for a code',
      taken.map(({ isMember, asked }) => ({ isMember, ...asked })),
    );
    for (const [index, pause] of pauses.entries()) {
      printStep(
        `wrong code ${index + 1}, ${pause === 0 ? 'at once' : `after ${pause} ms`}`,
        taken.flatMap(({ isMember, refused }) =>
          refused.slice(index, index + 1).map((step) => ({ isMember, ...step })),
        ),
      );
    }
  } finally {
    counters.close();
    await server.stop();
    mails.stop();
    await place.remove();
  }
}

interface Typed {
  readonly email: string;
  readonly isMember: boolean;
}

const memberEmail = (index: number) => `m${index}@x.example`;

function draw(count: number): readonly Typed[] {
  const typed = Array.from({ length: count }, (_, index): Typed => {
    const isMember = index % 2 === 0;
    const email = memberEmail(Math.floor(index / 2));
    return { email: isMember ? email : email.replace('m', 'n'), isMember };
  });
  for (let last = typed.length - 1; last > 0; last -= 1) {
    const at = randomInt(last + 1);
    const [one, other] = [typed[last], typed[at]];
    if (one && other) [typed[last], typed[at]] = [other, one];
  }
  return typed;
}

async function logIn(url: string, { email, isMember }: Typed, index: number): Promise<Login> {
  const headers = {
    // Each from another network, or limits would refuse it.
    'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    'content-type': 'application/json',
  };
  const path = `${url}/api/report/user/${email}/login`;
  const asked = await send(path, { headers });
  const { challenge } = JSON.parse(asked.text);
  const body = JSON.stringify({ challenge, code: '0000-0000' });
  const refused: Step[] = [];
  for (const pause of pauses) {
    if (pause > 0) await wait(pause);
    refused.push(await send(path, { headers: { ...headers, cookie: asked.cookie }, body }));
  }
  return { isMember, asked, refused };
}

async function send(
  path: string,
  init: { readonly headers: Record<string, string>; readonly body?: string },
) {
  const from = performance.now();
  const answer = await fetch(path, { ...init, method: 'PUT' });
  const text = await answer.text();
  const ms = performance.now() - from;
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return { status: answer.status, length: text.length, ms, text, cookie };
}

function printStep(name: string, steps: readonly (Step & { readonly isMember: boolean })[]): void {
  const answers = new Set(steps.map(({ status, length }) => `${status} with ${length} characters`));
  if (answers.size > 1) throw new Error(`${name}: the answers differ: ${[...answers].join(', ')}`);
  const slowest = steps.map(({ ms }) => ms).toSorted((one, other) => one - other)[
    Math.floor(steps.length * counted)
  ];
  const times = (isMember: boolean) =>
    steps.filter((step) => step.isMember === isMember && step.ms <= (slowest ?? 0)).map(({ ms }) => ms);
  const [members, strangers] = [times(true), times(false)];
  printCells(name, [
    mean(members).toFixed(3),
    mean(strangers).toFixed(3),
    welchT(members, strangers).toFixed(2),
    '   limit ±4.5',
  ]);
}
