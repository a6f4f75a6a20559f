import { parseArgs } from 'node:util';

export interface SoakOptions {
  /** How often everything is killed. */
  readonly rounds: number;
  /** Requests of every kind, on both databases together. */
  readonly requests: number;
  /** What those requests follow from. */
  readonly seed: number;
  /** Connections that are silent at once. */
  readonly sockets: number;
  /** How long the parts run that go by time, each on each database; absent: as long as each is meant to. */
  readonly minutes: number | undefined;
}

const defaults = { rounds: 25, requests: 500_000, sockets: 10_000 };

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
      options: { rounds: option, requests: option, seed: option, minutes: option, sockets: option },
    });
    if (positionals.some((name) => !names.includes(name))) return undefined;
    return {
      parts: positionals.length === 0 ? names : positionals,
      options: {
        rounds: toCount(values.rounds) ?? defaults.rounds,
        requests: toCount(values.requests) ?? defaults.requests,
        seed: toCount(values.seed) ?? Date.now() % 2 ** 31,
        sockets: toCount(values.sockets) ?? defaults.sockets,
        minutes: toCount(values.minutes),
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
