import { parseArgs } from 'node:util';

export interface SoakOptions {
  readonly rounds: number;
  readonly requests: number;
  readonly seed: number;
  /** The length of a timed part for each server; absent: its default. */
  readonly minutes: number | undefined;
}

const defaults = { rounds: 25, requests: 500_000 };

/** The options of the command line, all parts unless named; undefined: not valid. */
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
    if (positionals.some((name) => !names.includes(name))) return undefined;
    return {
      parts: positionals.length === 0 ? names : positionals,
      options: {
        rounds: toCount(values.rounds) ?? defaults.rounds,
        requests: toCount(values.requests) ?? defaults.requests,
        seed: toCount(values.seed) ?? Date.now() % 2 ** 31,
        minutes: toCount(values.minutes),
      },
    };
  } catch {
    return undefined;
  }
}

/** Throws unless it is a number above 0. */
function toCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`${text} is not a number of times`);
  return Number(text);
}
