import { isRecord } from '../../../lib/is-record.ts';
import { day } from '../../../lib/durations.ts';
import { toPlain, type CoinCandidate, type CoinContract } from '../../ports/coin-identity.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { buildWholeListCheck, requireRoute, convertRows } from '../http/response-checks.ts';
import { listOrigin, readList, readListed } from './responses.ts';

/** One coin of CoinGecko's list of all coins; its one name and its symbol are in lower case. */
export interface ListedCoin extends CoinCandidate {
  readonly id: string;
}

/** New coins are seldom looked up on their first day. */
const lifetime = day;

/** All coins that CoinGecko knows, loaded once a day. Rejects with UpstreamError. */
export function buildCoinList(load: LoadJson, cache: ProviderCache): () => Promise<readonly ListedCoin[]> {
  const checkWhole = buildWholeListCheck(listOrigin, 1);
  return cache.value({ lifetime, load: async () => checkWhole(await loadList(load)) });
}

async function loadList(load: LoadJson): Promise<readonly ListedCoin[]> {
  const rows = readList(await requireRoute(listOrigin, load('/coins/list?include_platform=true')));
  return convertRows(listOrigin, rows, (row) => {
    const coin = readListed(row);
    if (coin === undefined) return undefined;
    const { id, name, symbol, platforms } = coin;
    return { id, names: [toPlain(name)], symbol: toPlain(symbol), contracts: toContracts(platforms) };
  });
}

// A coin with its own chain has no contract, or one without a chain and an address.
function toContracts(platforms: unknown): readonly CoinContract[] {
  return Object.entries(isRecord(platforms) ? platforms : {}).flatMap(([chain, address]) =>
    chain !== '' && typeof address === 'string' && address !== '' ? [{ chain, address }] : [],
  );
}
