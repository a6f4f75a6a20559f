import { randomUUID } from 'node:crypto';
import type { LoadRequest } from 'autocannon';
import { ensureInstalled } from '../setup/install.mjs';
import { percentile } from './percentiles.ts';

export interface LoadMember {
  readonly email: string;
  readonly cookie: string;
}

/** Times in ms. */
export interface Figures {
  /** Requests a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

export interface Savers {
  readonly members: readonly LoadMember[];
  readonly module: string;
  readonly sections: readonly Readonly<Record<string, unknown>>[];
}

interface Target {
  readonly url: string;
  readonly connections: number;
}

/** In seconds; responses during the warm-up are not measured. */
const span = { warmUp: 2, measured: 4 };

/**
 * On each connection one member after another saves the questionnaire: the first section makes a record, each later one
 * changes it.
 */
export function runSaves(target: Target, { members, module, sections }: Savers): Promise<Figures> {
  let turn = 0;
  const requests = sections.map(
    (fields, index): LoadRequest => ({
      setupRequest(request, context) {
        if (index === 0) context.member = members[turn++ % members.length];
        const { member, id } = context;
        if (!member) throw new Error('There are no members');
        const path = `/api/report/${module}`;
        return {
          ...request,
          method: 'POST',
          path: index === 0 ? path : `${path}/${member.email}/cg/${id}`,
          headers: {
            cookie: member.cookie,
            'content-type': 'application/json',
            ...(index === 0 && { 'idempotency-key': randomUUID() }),
          },
          body: JSON.stringify({ email: member.email, name: 'Bitcoin', ...fields }),
        };
      },
      onResponse(_, body, context) {
        if (index === 0) context.id = /"id":"([^"]+)"/.exec(body)?.[1];
      },
    }),
  );
  return run(target, requests);
}

async function run({ url, connections }: Target, requests: LoadRequest[]): Promise<Figures> {
  ensureInstalled(process.execPath, 'scripts/bench');
  const { default: autocannon } = await import('autocannon');
  const times: number[] = [];
  let failures = 0;
  const begin = performance.now() + span.warmUp * 1000;
  const load = autocannon({ url, connections, requests, duration: span.warmUp + span.measured });
  void load.on('response', (_, status, __, time) => {
    if (performance.now() < begin) return;
    times.push(time);
    if (status !== 200) failures += 1;
  });
  const { errors } = await load;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    rate: times.length / span.measured,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    failures: failures + errors,
  };
}
