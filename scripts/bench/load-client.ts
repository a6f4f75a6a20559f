/**
 * Saves and reads over many connections at once and says how long that took: a process of its own, so that it
 * shares nothing with the server but the machine.
 *
 * Usage: forked by load.ts, which sends a LoadPlan and gets LoadFigures
 */
import { randomUUID } from 'node:crypto';
import { HttpConnection, type Request } from './http-connection.ts';
import type { Figures, LoadFigures, LoadMember, LoadPlan } from './load-plan.ts';

process.once('message', (plan: LoadPlan) => {
  run(plan).then(
    (figures) => process.send?.(figures, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

interface Sample {
  readonly times: number[];
  failures: number;
}

async function run(plan: LoadPlan): Promise<LoadFigures> {
  const saves: Sample = { times: [], failures: 0 };
  const reads: Sample = { times: [], failures: 0 };
  const begin = performance.now() + plan.warmUp;
  const end = begin + plan.duration;
  await Promise.all([
    ...Array.from({ length: plan.savers }, (_, index) => keepSaving(plan, index, saves, begin, end)),
    ...Array.from({ length: plan.readers }, (_, index) => keepReading(plan, index, reads, begin, end)),
  ]);
  return { saves: toFigures(saves, plan.duration), reads: toFigures(reads, plan.duration) };
}

/** A member's way through a questionnaire: the first section makes the record, each later one changes it. */
async function keepSaving(
  plan: LoadPlan,
  index: number,
  sample: Sample,
  begin: number,
  end: number,
): Promise<void> {
  const connection = await HttpConnection.open(plan.url);
  for (let turn = 0; performance.now() < end; turn += 1) {
    const { email, cookie } = pick(plan, index + turn * plan.savers);
    const path = `/api/report/${plan.module}`;
    let id: string | undefined;
    for (const fields of plan.sections) {
      const body = JSON.stringify({ email, name: 'Bitcoin', ...fields });
      const answer = await measure(sample, begin, end, connection, {
        method: 'POST',
        path: id === undefined ? path : `${path}/${email}/cg/${id}`,
        headers: { cookie, ...(id === undefined && { 'idempotency-key': randomUUID() }) },
        body,
      });
      id ??= /"id":"([^"]+)"/.exec(answer)?.[1];
      if (performance.now() >= end) break;
    }
  }
  connection.close();
}

async function keepReading(
  plan: LoadPlan,
  index: number,
  sample: Sample,
  begin: number,
  end: number,
): Promise<void> {
  const connection = await HttpConnection.open(plan.url);
  for (let turn = 0; performance.now() < end; turn += 1) {
    const { email, cookie } = pick(plan, index + turn);
    const path = plan.readPath ?? `/api/report/${plan.module}/${email}/cg`;
    await measure(sample, begin, end, connection, { method: 'GET', path, headers: { cookie } });
  }
  connection.close();
}

function pick({ members }: LoadPlan, index: number): LoadMember {
  const member = members[index % members.length];
  if (!member) throw new Error('There are no members');
  return member;
}

async function measure(
  sample: Sample,
  begin: number,
  end: number,
  connection: HttpConnection,
  request: Request,
): Promise<string> {
  const started = performance.now();
  const { status, body } = await connection.send(request);
  const ended = performance.now();
  if (started >= begin && ended <= end) {
    sample.times.push(ended - started);
    if (status !== 200) sample.failures += 1;
  }
  return body;
}

function toFigures({ times, failures }: Sample, duration: number): Figures {
  const sorted = Float64Array.from(times).toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { rate: (times.length * 1000) / duration, p50: at(0.5), p99: at(0.99), failures };
}
