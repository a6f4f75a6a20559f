import { parseArgs } from 'node:util';

export interface SoakOptions {
  /** How often everything is killed. */
  readonly rounds: number;
  /** Requests of every kind, on both databases together. */
  readonly requests: number;
  /** What those requests follow from. */
  readonly seed: number;
  /** How long the parts run that go by time, each on each database. */
  readonly minutes: number;
}

const defaults = { rounds: 25, requests: 500_000, minutes: 5 };

/** What was asked for on the command line, all parts where none is named; undefined: what nobody understands. */
export function readOptions(
  args: readonly string[],
  names: readonly string[],
): { readonly parts: readonly string[]; readonly options: SoakOptions } | undefined {
  const option = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rounds: option, requests: option, seed: option, minutes: option },
    });
    const read = (name: keyof typeof values, unsaid: number) => toCount(values[name]) ?? unsaid;
    if (positionals.some((name) => !names.includes(name))) return undefined;
    return {
      parts: positionals.length === 0 ? names : positionals,
      options: {
        rounds: read('rounds', defaults.rounds),
        requests: read('requests', defaults.requests),
        seed: read('seed', Date.now() % 2 ** 31),
        minutes: read('minutes', defaults.minutes),
      },
    };
  } catch {
    return undefined;
  }
}

/** Throws where it is no number above 0. */
function toCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`${text} is not a number of times`);
  return Number(text);
}
