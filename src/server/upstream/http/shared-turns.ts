import type { CallPriority } from '../../ports/sources.ts';
import type { Plan, SharedMemory } from '../../ports/shared-memory.ts';
import { buildBudget, type CallLimit } from './call-budget.ts';

/** What all servers know of a host: until when it asked not to be called, and when calls started; ms since 1970 UTC. */
export interface HostNote {
  readonly paused: number;
  readonly starts: readonly number[];
}

/** As it is kept: so many calls counted as of a start. */
interface KeptNote {
  readonly paused: number;
  readonly starts: readonly (readonly [start: number, calls: number])[];
}

/** A call that asks for its turn; times in ms, `now` since 1970 UTC. */
interface Asked {
  readonly now: number;
  readonly priority: CallPriority;
  readonly patience: number;
}

/** The turns of one host's calls, of all servers of a database. Each call rejects with StorageError. */
export interface SharedTurns {
  /** Counts a call that starts within its patience and while there is no pause, and tells what is known then. */
  take(asked: Asked): Promise<HostNote>;
  pause(until: number, now: number): Promise<void>;
}

/** A part of a start's age by which it may count as later, so that a month's calls are a few hundred numbers. */
const exactness = 1 / 64;

export function buildSharedTurns(
  shared: SharedMemory,
  host: string,
  limits: readonly CallLimit[],
): SharedTurns {
  const key = `host ${host}`;
  const longest = Math.max(0, ...limits.map(({ per }) => per));
  const write = <Outcome>(outcome: Outcome, { paused, starts }: HostNote, now: number): Plan<Outcome> => {
    const kept: KeptNote = {
      paused,
      starts: toKept(
        starts.filter((start) => start > now - longest),
        now,
      ),
    };
    return { outcome, keep: { text: JSON.stringify(kept), until: Math.max(paused, now + longest) } };
  };
  return {
    take: ({ now, priority, patience }) =>
      shared.change(key, (text) => {
        const note = toNote(text);
        if (now < note.paused || limits.length === 0) return { outcome: note };
        const budget = buildBudget(limits, note.starts);
        const start = budget.nextStart(now, priority);
        if (start - now > patience) return { outcome: note };
        budget.reserve(start);
        return write(note, { ...note, starts: budget.starts() }, now);
      }),
    pause: (until, now) =>
      shared.change(key, (text) => {
        const note = toNote(text);
        return write(undefined, { ...note, paused: Math.max(note.paused, until) }, now);
      }),
  };
}

function toNote(text: string | undefined): HostNote {
  if (text === undefined) return { paused: 0, starts: [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server of ours wrote it
  const { paused, starts } = JSON.parse(text) as KeptNote;
  const all = starts.flatMap(([start, calls]) => Array.from({ length: calls }, () => start));
  return { paused, starts: all.toSorted((one, other) => one - other) };
}

/** The older, the more of them count as of the same start: never as of an earlier one, so that no span holds too many. */
function toKept(starts: readonly number[], now: number): KeptNote['starts'] {
  const calls = new Map<number, number>();
  for (const start of starts) {
    const width = 2 ** Math.floor(Math.log2(Math.max(1, (now - start) * exactness)));
    const rounded = Math.ceil(start / width) * width;
    calls.set(rounded, (calls.get(rounded) ?? 0) + 1);
  }
  return Array.from(calls);
}
