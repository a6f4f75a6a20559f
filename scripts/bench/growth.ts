import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Questionnaire } from '../../src/engine/questionnaire.ts';
import { loadQuestionnaires } from '../../src/server/questionnaires.ts';
import { addMembers } from '../product/add-members.ts';
import { withoutLimits } from '../product/no-limits.ts';
import { startServer, type RunningServer } from '../product/server.ts';
import { buildDir } from '../questionnaires/paths.ts';
import { login } from './login.ts';
import { makePostgres, makeSqlite, type BenchPlace } from './place.ts';
import { median } from './percentiles.ts';
import { printCells, printTitle } from './print.ts';

/** Records of the member whose requests are measured, in each of two questionnaires, and members in all. */
const sizes = [
  { records: 1, members: 100 },
  { records: 100, members: 100 },
  { records: 500, members: 100 },
  { records: 500, members: 5000 },
] as const;
const email = 'measured@x.example';
const day = 86_400_000;
const runs = 7;

/** Prints the processor time of requests on the server's main thread, in ms, by the size of the data. Linux alone. */
export async function printGrowth(): Promise<void> {
  for (const make of [makeSqlite, makePostgres]) {
    for (const [index, size] of sizes.entries()) {
      const place = await make();
      await fill(place, size);
      const server = await startServer({ ...place.env, ...withoutLimits });
      try {
        const figures = await measure(server);
        if (index === 0) {
          printTitle(`Processor time of a request by size, ms, ${place.name}`);
          printCells('', Object.keys(figures));
        }
        const cells = Object.values(figures).map((time) => time.toFixed(1));
        printCells(`${size.records} records, ${size.members} members`, cells);
      } finally {
        await server.stop();
        await place.remove();
      }
    }
  }
}

async function measure(server: RunningServer): Promise<Readonly<Record<string, number>>> {
  const { evaluation, decision } = await findQuestionnaires();
  const call = await connect(server.url);
  const of = (questionnaire: Questionnaire) => `/api/report/${questionnaire.id}/${email}`;
  const [{ id }] = JSON.parse(await call('GET', `${of(evaluation)}/records`));
  let count = 0;
  const requests = {
    home: async () => {
      for (const path of ['/api/session', '/api/desk', '/api/watchlist']) await call('GET', path);
    },
    list: () => call('GET', `${of(evaluation)}/records`),
    journal: () => call('GET', `${of(decision)}/journal`),
    search: () => call('GET', `${of(decision)}/journal?words=whale`),
    results: () => call('GET', `${of(evaluation)}/records/${id}`),
    export: () => call('GET', '/api/account/export'),
    save: () => call('POST', `${of(evaluation)}/cg/${id}`, toFields(evaluation, `${(count += 1)}`)),
  };
  const figures: Record<string, number> = {};
  for (const [name, ask] of Object.entries(requests)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const before = readProcessorTime(server.pid);
      await ask();
      times.push(readProcessorTime(server.pid) - before);
    }
    figures[name] = median(times);
  }
  return figures;
}

/** Of the main thread, in ms. */
function readProcessorTime(pid: number): number {
  const [spent] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(spent) / 1e6;
}

async function connect(url: string) {
  const cookie = await login(url, email);
  return async (method: string, path: string, body?: object): Promise<string> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify({ email, ...body }) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };
}

async function findQuestionnaires() {
  const catalog: readonly { readonly id: string }[] = JSON.parse(
    readFileSync(join(buildDir, 'catalog.json'), 'utf8'),
  );
  const compiled = await loadQuestionnaires(catalog.map(({ id }) => join(buildDir, id)));
  const all = [...compiled.values()].map(({ questionnaire }) => questionnaire);
  const decision = all.find(({ alert }) => alert);
  const evaluation = all.find(({ subject, subjectRequired }) => subject === 'coin' && subjectRequired);
  if (!decision?.alert || !evaluation) throw new Error('There is no evaluation or no decision');
  return { evaluation, decision: { ...decision, alert: decision.alert } };
}

function toFields({ sections }: Questionnaire, mark = ''): Record<string, boolean | string> {
  const text = `${mark} ${'Nothing new was said about it. '.repeat(10)}`;
  const fields = { boolean: true, text } as const;
  const questions = sections.flatMap((section) => section.questions);
  const asked = questions.filter(({ conditions, type }) => conditions.length === 0 && type in fields);
  return Object.fromEntries(
    asked.map(({ id, type }) => [id, type === 'boolean' ? fields.boolean : fields.text]),
  );
}

/** One record is saved by a request; the others are its copies, each about another coin. */
async function fill(place: BenchPlace, { records, members }: (typeof sizes)[number]): Promise<void> {
  const others = Array.from({ length: members - 1 }, (_, index) => `m${index}@x.example`);
  await addMembers(place, [email, ...others]);
  const server = await startServer({ ...place.env, ...withoutLimits });
  const call = await connect(server.url);
  const { evaluation, decision } = await findQuestionnaires();
  const { alert } = decision;
  const [option = ''] = Object.keys(alert.facts);
  const until = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
  const row = {
    [alert.fact]: option,
    [alert.side]: alert.above,
    [alert.figure]: 1_000_000,
    [alert.until]: until,
  };
  const asked = { [alert.table]: JSON.stringify([row]) };
  const about = { subject: 'coin-0' };
  await call('POST', `/api/report/${evaluation.id}`, { name: 'Coin', about, ...toFields(evaluation) });
  await call('POST', `/api/report/${decision.id}`, { name: 'Coin', about, ...toFields(decision), ...asked });
  await server.stop();
  await place.run(toCopies(records));
  await place.analyze();
}

function toCopies(records: number): string {
  const months = Array.from({ length: 13 }, (_, index) => toMonth(index));
  const coins = Array.from({ length: records }, (_, index) => `coin-${index}`);
  const rows = coins.flatMap((coin) =>
    months.map(({ month, days, last }) => `('${coin}', '${month}', '${days}', '${last}', ${Date.now()})`),
  );
  const watched = coins.slice(0, 200).map((coin) => `('${email}', '${coin}', '${coin}', 0)`);
  const numbers = coins.slice(1).map((_, index) => {
    const on = new Date(Date.now() - (index % 360) * day);
    return `(${index + 1}, '${on.toISOString().slice(0, 10)}', ${on.getTime()})`;
  });
  const copied = `(VALUES ${numbers.join(', ')}) AS n`;
  const copies = `
    INSERT INTO alerts (member_id, record_id, number, coin, since, fact, side, figure, until, counted)
      SELECT member_id, record_id || '-' || column1, number, 'coin-' || column1, column2, fact, side, figure, until, 1
      FROM alerts, ${copied};
    INSERT INTO records (member_id, id, module, name, subject, day, content, sections, size, revision, save_number, saved_at)
      SELECT member_id, id || '-' || column1, module, name, 'coin-' || column1,
        CASE WHEN day IS NULL THEN NULL ELSE column2 END, content, sections, size, 1, 2 + column1, column3
      FROM records, ${copied};
    UPDATE members SET save_count = 1000 WHERE id = '${email}';`;
  return `${records > 1 ? copies : ''}
    INSERT INTO coin_months (coin, month, days, last, read_at) VALUES ${rows.join(', ')};
    INSERT INTO watched_coins (member_id, coin, name, watched_at) VALUES ${watched.join(', ')};`;
}

/** A stored month; `ago`: months before this one. */
function toMonth(ago: number) {
  const date = new Date();
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago, 1));
  const length = ago === 0 ? date.getUTCDate() : 28;
  const values = ['CoinPaprika', 0, 100, 1, 1e9, 1e9, 1e6, 1e6, 99, 98, 97, 55, 1, 'above', 1e6, 1e4];
  const days = Array.from({ length }, (_, index) => [String(index + 1).padStart(2, '0'), values] as const);
  return {
    month: first.toISOString().slice(0, 7),
    days: JSON.stringify(Object.fromEntries(days)),
    last: JSON.stringify(days.at(-1)),
  };
}
