import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { arbitraryRequest, type FuzzRequest } from '../../helpers/fuzz/arbitrary-request.ts';
import { isMemberName, memberNames } from '../../helpers/fuzz/fuzz-members.ts';
import { FuzzServer } from '../../helpers/fuzz/fuzz-server.ts';
import { buildJudge, type Judge } from '../../helpers/fuzz/judge.ts';
import type { Browser } from '../../helpers/test-app.ts';

const modes = {
  open: {},
  code: { AUTH_MODE: 'code', SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost' },
} as const;

/** Requests to each server, and their seed; `npm run soak -- fuzz` sets others. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2500);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);

const batch = 250;
/** The time that all of them take by the server's clock, in ms: sessions end meanwhile, memberships do not. */
const span = 3 * 86_400_000;
const mostFaults = 5;

/** A short run tests one server on each database: the larger API on the faster database. */
const isLong = process.env['FUZZ_REQUESTS'] !== undefined;
const modesOfRun: readonly (keyof typeof modes)[] = isLong
  ? ['open', 'code']
  : [inject('postgres') === undefined ? 'open' : 'code'];

it.each(modesOfRun)(
  'in sign-in mode %s, responses to random requests match the OpenAPI document and leak nothing',
  { timeout: 120_000 + requests * 100 },
  async (mode) => {
    const fuzzed = await FuzzServer.start(modes[mode], seed);
    const { server, operations, saves } = fuzzed;
    const judge = buildJudge(operations);
    const requestsOf = arbitraryRequest(operations, saves);
    const faults: string[] = [];
    for (let done = 0; done < requests && faults.length < mostFaults; done += batch) {
      const numRuns = Math.min(batch, requests - done);
      for (const [index, request] of fc.sample(requestsOf, { seed: seed + done, numRuns }).entries()) {
        // In steps, so that some requests that need a recent sign-in have one.
        if (index % 10 === 0) server.time.now += (10 * span) / requests;
        if (index % 20 === 0) await Promise.all(memberNames.map((name) => fuzzed.logIn(name)));
        const fault = await findFault(fuzzed, judge, request);
        if (fault !== undefined) faults.push(fault);
      }
    }
    expect(faults, `FUZZ_SEED=${seed}`).toEqual([]);
    expect(await server.storage.reads.listImbalances()).toEqual([]);
    expect((await server.browser().call('GET', '/readyz')).status).toBe(200);
  },
);

const own = { email: 'maya@studio.example', module: 'everything', revision: '1' } as const;
const emailOfAnn = 'ann@studio.example';

const nested = {
  lists: (levels: number) => '['.repeat(levels) + ']'.repeat(levels),
  objects: (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
};

/** The bodies of a call with `value` in them, by the field that holds it. */
const bodiesWith = (value: string): readonly (readonly [field: string, text: string])[] => [
  ['', `[${value}]`],
  ['name', `{"email":"${own.email}","name":${value}}`],
  ['is_listed', `{"email":"${own.email}","name":"Punks","is_listed":${value}}`],
  ['response', `{"name":"Phone","response":{"id":"x","response":${value}}}`],
  ['about', `{"email":"${own.email}","name":"Punks","is_listed":true,"about":{"no":${value}}}`],
  [
    'about',
    `{"email":"${own.email}","name":"Punks","is_listed":true,"about":{"evidence":{"is_listed":{"facts":${value}}}}}`,
  ],
];

it(
  'every call refuses a body that is nested too deep with its field, and no save beside it fails (case 42)',
  { timeout: 240_000 },
  async () => {
    const { server, operations } = await FuzzServer.start(modes.code, seed);
    const [maya, ann] = [await server.login(own.email), await server.login(emailOfAnn)];
    const create = async (browser: Browser, email: string) =>
      (
        await browser.call('POST', '/api/report/everything', {
          body: { email, name: 'Punks', is_listed: true },
        })
      ).body.id;
    const [id, idOfAnn] = [await create(maya, own.email), await create(ann, emailOfAnn)];
    const save = () =>
      ann.call('POST', `/api/report/everything/${emailOfAnn}/cg/${idOfAnn}`, {
        body: { email: emailOfAnn, is_listed: true },
      });
    const known = new Map<string, string>(Object.entries({ ...own, id }));
    const faults: string[] = [];
    for (const { method, path, body: schema } of operations) {
      if (schema === undefined) continue;
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? 'x');
      for (const levels of [20, 4000, 8000])
        for (const nest of Object.values(nested))
          for (const [field, text] of bodiesWith(nest(levels))) {
            const [refused, saved] = await Promise.all([maya.call(method, url, { text }), save()]);
            const named = refused.body?.error.fields?.[0]?.path;
            if (refused.status !== 422 || named !== field || saved.status !== 200)
              faults.push(`${method} ${path} ${text.slice(0, 90)}: ${refused.text} ${saved.status}`);
          }
    }
    expect(faults.slice(0, mostFaults)).toEqual([]);
  },
);

async function findFault(
  fuzzed: FuzzServer,
  judge: Judge,
  request: FuzzRequest,
): Promise<string | undefined> {
  const { members, publicCalls } = fuzzed;
  const { caller, method, route } = request;
  const { asked, answered } = await fuzzed.send(request);
  const leak = members.findLeak(caller, asked, answered.text);
  const isIn = !isMemberName(caller) && answered.status < 400 && !publicCalls.has(`${method} ${route}`);
  const fault =
    judge(method, route, answered) ??
    (leak === undefined ? undefined : `${leak} is not theirs`) ??
    (isIn ? 'was let in' : undefined);
  if (isMemberName(caller)) {
    members.learn(caller, route.includes('{module}') ? request.path[3]! : '', answered.text);
    if (/"code":"NO_SESSION"/.test(answered.text)) await fuzzed.logIn(caller);
  }
  return fault && `${asked.slice(0, 2000)}\nby ${caller}, ${answered.status}: ${fault}`;
}
