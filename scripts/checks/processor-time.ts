import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  readCommand,
  readMachine,
  readProcesses,
  readVariable,
  ticksPerSecond,
  type ProcessState,
} from './process-list.ts';
import { describeTimes, type Kind, type Sample } from './processor-table.ts';

/** The environment variable by which a process of a run, and those that it starts, say which part they belong to. */
export const partVariable = 'TEST_PART';

/** In ms. */
const interval = 1000;

interface Watched extends ProcessState {
  readonly part: string;
  readonly kind: Kind;
  readonly samples: number;
}

/**
 * Samples the processor time of this process and of all that it starts, by part of the run and kind of process. The
 * returned function ends it and returns a table; it is empty where there is no /proc.
 */
export function watchProcessors(): () => readonly string[] {
  if (!existsSync('/proc/self/environ')) return () => [];
  const samples: Sample[] = [];
  let watched = watch(new Map());
  let machine = readMachine();
  const sample = () => {
    const now = watch(watched);
    const ticks = toTicks(watched, now);
    const then = machine;
    machine = readMachine();
    samples.push({
      at: performance.now(),
      ticks,
      busy: machine.busy - then.busy,
      all: machine.all - then.all,
    });
    watched = now;
  };
  const started = performance.now();
  const timer = setInterval(sample, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    sample();
    return describeTimes(samples, { started, cores: availableParallelism(), ticksPerSecond });
  };
}

/** This process and its descendants, also those whose parent has ended, as long as their environment names a part. */
function watch(before: ReadonlyMap<string, Watched>): ReadonlyMap<string, Watched> {
  const all = readProcesses();
  const children = Map.groupBy(all, ({ parent }) => parent);
  const found = new Map<string, Watched>();
  const add = (state: ProcessState, inherited: string) => {
    const key = toKey(state);
    if (found.has(key)) return;
    const known = before.get(key);
    // A process gets its name some time after it was started.
    const young = known === undefined || known.samples < 3;
    const command = young ? readCommand(state.pid) : '';
    const kind = young ? toKind(command) : known.kind;
    const part = young ? toPart(readVariable(state.pid, partVariable) ?? inherited, command) : known.part;
    found.set(key, { ...state, kind, part, samples: (known?.samples ?? 0) + 1 });
    for (const child of children.get(state.pid) ?? []) add(child, part);
  };
  for (const state of all) {
    const known = before.get(toKey(state));
    if (known !== undefined || state.pid === process.pid) add(state, known?.part ?? 'run');
  }
  return found;
}

const toKey = ({ pid, started }: ProcessState) => `${pid} ${started}`;

type Ticks = Sample['ticks'];

/** The time between two samples. That of a process which ended in between is known from its parent. */
function toTicks(before: ReadonlyMap<string, Watched>, now: ReadonlyMap<string, Watched>): Ticks {
  const gone = [...before.values()].filter((one) => !now.has(toKey(one)));
  const goneByParent = Map.groupBy(gone, ({ parent }) => parent);
  const counted = (one: Watched): number =>
    (goneByParent.get(one.pid) ?? []).reduce((sum, child) => sum + counted(child), one.own + one.ended);
  return [...now.values()].flatMap((one) => {
    const { own = 0, ended = 0 } = before.get(toKey(one)) ?? {};
    const children = goneByParent.get(one.pid) ?? [];
    const rest = one.ended - ended - children.reduce((sum, child) => sum + counted(child), 0);
    const [{ part, kind } = { part: one.part, kind: 'short' as const }] = children;
    const times = [{ part: one.part, kind: one.kind, ticks: one.own - own }];
    return rest > 0 ? [...times, { part, kind, ticks: rest }] : times;
  });
}

/** The first sign that a command contains gives its kind. */
const kindSigns: readonly (readonly [sign: RegExp, kind: Kind])[] = [
  [/--type=renderer/, 'pages'],
  [/--type=gpu-process/, 'GPU'],
  [/chromium|chrome|headless_shell/, 'browser'],
  [/postgres/, 'PostgreSQL'],
  [/vitest\/dist\/workers/, 'workers'],
  [/vitest\.mjs/, 'Vitest'],
  [/programs\/server\.mjs/, 'servers'],
];

const toKind = (command: string): Kind => kindSigns.find(([sign]) => sign.test(command))?.[1] ?? 'other';

/** What a part starts that counts as another part: Vitest itself starts the services of two projects. */
const partSigns: readonly (readonly [from: string, sign: RegExp, part: string])[] = [
  ['vitest', /postgres|initdb/, 'postgres'],
  ['vitest', /chromium|chrome|headless_shell/, 'stories'],
  ['run', /oxlint|tsgolint/, 'lint'],
  ['run', /typescript/, 'types'],
  ['run', /node_modules\/knip/, 'dead code'],
  ['run', /node_modules\/oxfmt/, 'format'],
  ['run', /scripts\/build\.ts/, 'build'],
];

const toPart = (part: string, command: string) =>
  partSigns.find(([from, sign]) => from === part && sign.test(command))?.[2] ?? part;
