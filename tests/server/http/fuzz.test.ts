import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { arbitraryRequest, type FuzzRequest } from '../../helpers/fuzz/arbitrary-request.ts';
import { isMemberName, memberNames } from '../../helpers/fuzz/fuzz-members.ts';
import { FuzzServer } from '../../helpers/fuzz/fuzz-server.ts';
import { buildJudge, type Judge } from '../../helpers/fuzz/judge.ts';
import { runs } from '../../helpers/property-runs.ts';
import { listImbalances } from '../../../src/server/resources/rewards.ts';
import { timeLimits } from '../../../scripts/product/time-limits.ts';

const modes = {
  open: {},
  code: { AUTH_MODE: 'code', SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost' },
} as const;

/** Requests to each server, and their seed; `npm run soak -- fuzz` sets others. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? runs(1000));
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
  { timeout: 2 * timeLimits.server.test + requests * 100 },
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
    expect(await listImbalances(server.storage.reads)).toEqual([]);
    expect((await server.browser().call('GET', '/readyz')).status).toBe(200);
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
