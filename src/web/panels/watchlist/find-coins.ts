import type { CoinHits } from '../../../contracts/coin-data.ts';
import { foldName } from '../../../contracts/subject.ts';
import type { Run } from '../../../lib/run.ts';
import { ApiError } from '../../api/api-error.ts';
import { callInRun } from '../../api/call-in-run.ts';
import { loadCoinHits } from '../../api/coin-data.ts';
import type { CoinName } from './read-coin-names.ts';

/** What a search of one name found. */
export type Found =
  | {
      readonly kind: 'found';
      readonly typed: string;
      readonly coins: CoinHits;
      /** They have that name or symbol; else it is the best hit of the source. */
      readonly isExact: boolean;
    }
  | { readonly kind: 'none'; readonly typed: string }
  | { readonly kind: 'failed'; readonly typed: string; readonly name: CoinName };

/**
 * One search after the other, since the source has a rate limit. Adds what it finds to `results` by name, and skips names
 * that are there. A failed search keeps no other from being made.
 */
export async function findCoins(
  names: readonly CoinName[],
  { run, results }: { readonly run: Run; readonly results: Map<string, readonly Found[]> },
): Promise<void> {
  const show = () => run.onProgress({ done: results.size, of: names.length });
  show();
  for (const one of names) {
    if (results.has(one.name)) continue;
    results.set(one.name, await findOne(run, one));
    show();
  }
}

async function findOne(run: Run, { name, symbol, parts }: CoinName): Promise<readonly Found[]> {
  const whole = await find(run, name, symbol);
  if (parts.length === 0 || isExact(whole)) return [whole];
  const found: Found[] = [];
  for (const part of parts) found.push(await find(run, part));
  return found.some(isExact) ? found : [whole];
}

function isExact(found: Found): boolean {
  return found.kind === 'found' && found.isExact;
}

async function find(run: Run, name: string, symbol = ''): Promise<Found> {
  const typed = `${name} ${symbol}`.trim();
  try {
    const { value } = await callInRun(run, () => loadCoinHits(name));
    // Coins share names and symbols: all are offered.
    const named = value.filter((hit) => [hit.name, hit.symbol].map(foldName).includes(foldName(name)));
    const alike = named.filter((hit) => foldName(hit.symbol) === foldName(symbol));
    const [coins] = [alike, named, value.slice(0, 1)].filter(({ length }) => length > 0);
    if (!coins) return { kind: 'none', typed };
    return { kind: 'found', typed, coins, isExact: named.length > 0 };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403) throw error;
    const row = symbol === '' ? {} : { symbol };
    return { kind: 'failed', typed, name: { name, parts: [], ...row } };
  }
}
