const kinds = [
  'workers',
  'Vitest',
  'pages',
  'GPU',
  'browser',
  'servers',
  'PostgreSQL',
  'other',
  'short',
] as const;

/** A kind of process. `pages` are the browser's renderers; `short`: processes that no sample met. */
export type Kind = (typeof kinds)[number];

/** What the processors did since the sample before. */
export interface Sample {
  /** In ms. */
  readonly at: number;
  readonly ticks: readonly { readonly part: string; readonly kind: Kind; readonly ticks: number }[];
  /** Of the whole machine. */
  readonly busy: number;
  readonly all: number;
}

interface Machine {
  /** In ms. */
  readonly started: number;
  readonly cores: number;
  readonly ticksPerSecond: number;
}

/** Rows of the second table, one for each equal span of the run. */
const spans = 16;

/** Two tables: processor seconds by part and kind of process; and when the processors were idle. */
export function describeTimes(samples: readonly Sample[], machine: Machine): readonly string[] {
  const all = samples.flatMap(({ ticks }) => ticks);
  const seconds = sum(all.map(({ ticks }) => ticks)) / machine.ticksPerSecond;
  const ended = samples.at(-1)?.at ?? machine.started;
  const share = idleShare(samples);
  return [
    `${seconds.toFixed(0)} processor seconds in ${toClock(ended - machine.started)}; ${share} of ${machine.cores} processors idle`,
    ...describeParts(samples, machine),
    ...describeSpans(samples, machine, ended),
  ];
}

function describeParts(samples: readonly Sample[], { started, ticksPerSecond }: Machine): readonly string[] {
  const all = samples.flatMap(({ ticks }) => ticks);
  const parts = [...Map.groupBy(all, ({ part }) => part)];
  const used = kinds.filter((kind) => all.some((one) => one.kind === kind && one.ticks > 0));
  const rows = parts
    .map(([part, times]) => ({ part, times, total: sum(times.map(({ ticks }) => ticks)) }))
    .toSorted((a, b) => b.total - a.total)
    .map(({ part, times, total }) => {
      const during = samplesOf(part, samples);
      const from = toClock((during[0]?.at ?? started) - started);
      const to = toClock((during.at(-1)?.at ?? started) - started);
      const cells = used.map((kind) =>
        sum(times.filter((one) => one.kind === kind).map(({ ticks }) => ticks)),
      );
      const numbers = [total, ...cells].map((ticks) =>
        ticks === 0 ? '' : (ticks / ticksPerSecond).toFixed(1),
      );
      return [part, ...numbers, from, to, idleShare(during)];
    });
  return alignColumns([['part', 'seconds', ...used, 'from', 'to', 'idle'], ...rows]);
}

/** From the first to the last sample in which a part used a processor. */
function samplesOf(part: string, samples: readonly Sample[]): readonly Sample[] {
  const uses = (sample: Sample) => sample.ticks.some((one) => one.part === part && one.ticks > 0);
  return samples.slice(samples.findIndex(uses), samples.findLastIndex(uses) + 1);
}

function describeSpans(samples: readonly Sample[], machine: Machine, ended: number): readonly string[] {
  const { started, ticksPerSecond } = machine;
  const length = Math.max(1, (ended - started) / spans);
  const grouped = Map.groupBy(samples, ({ at }) => Math.min(spans - 1, Math.floor((at - started) / length)));
  const rows = [...grouped].map(([index, inside]) => {
    const ticks = inside.flatMap((one) => one.ticks);
    const shares = [...Map.groupBy(ticks, ({ part }) => part)]
      .map(([part, times]) => ({
        part,
        cores: sum(times.map((one) => one.ticks)) / ticksPerSecond / (length / 1000),
      }))
      .filter(({ cores }) => cores >= 0.05)
      .toSorted((a, b) => b.cores - a.cores)
      .map(({ part, cores }) => `${part} ${cores.toFixed(1)}`);
    return [toClock(index * length), idleShare(inside), shares.join(', ')];
  });
  return alignColumns([['from', 'idle', 'processors in use'], ...rows], [2]);
}

function idleShare(samples: readonly Sample[]): string {
  const all = sum(samples.map((one) => one.all));
  const busy = sum(samples.map((one) => one.busy));
  return all === 0 ? '' : `${(100 * (1 - busy / all)).toFixed(0)} %`;
}

/** Numbers are aligned to the right; the first column and those named to the left. */
function alignColumns(rows: readonly (readonly string[])[], left: readonly number[] = []): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || left.includes(column)
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function toClock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
