import { largeMovement, type Movement } from '../../../contracts/movements.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toNumber } from '../http/plain-values.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { origins, readBitcoin, readDashboard, readLists, type DashboardResponse } from './responses.ts';
import { toHash, toSeconds, toWallet } from '../http/movement-parts.ts';

/** The dashboard's maximum per request. */
const maxRows = 10;
const satoshis = 1e8;

type Ends = Pick<Movement, 'from' | 'to'>;
const unknown: Ends = { from: toWallet(null), to: toWallet(null) };

/** The latest large transactions of Bitcoin. Throws UpstreamError. */
export async function loadBitcoins(load: LoadJson): Promise<readonly Movement[]> {
  const path = `${origins.bitcoin.route}?q=output_total_usd(${largeMovement}..)&s=id(desc)&limit=${maxRows}`;
  const { data } = readLists.bitcoin(await requireRoute(origins.bitcoin, load(path)));
  const movements = convertRows(origins.bitcoin, data ?? [], toMovement);
  if (movements.length === 0) return [];
  const ends = await loadEnds(
    load,
    movements.map(({ hash }) => hash),
  );
  return movements.map((movement) => ({ ...movement, ...ends.get(movement.hash) }));
}

function toMovement(row: unknown): Movement | undefined {
  const transaction = readBitcoin(row);
  const hash = toHash(transaction?.hash);
  const timestamp = toSeconds(transaction?.time);
  const amount = toNumber(transaction?.output_total);
  const usd = toNumber(transaction?.output_total_usd);
  if (hash === undefined || timestamp === undefined || amount === undefined || usd === undefined)
    return undefined;
  return {
    hash,
    timestamp,
    transaction_type: 'transfer',
    amount: amount / satoshis,
    amount_usd: usd,
    ...unknown,
  };
}

// The list has no addresses, but is useful without them.
async function loadEnds(load: LoadJson, hashes: readonly string[]): Promise<ReadonlyMap<string, Ends>> {
  try {
    const { data } = readDashboard(await load(`${origins.dashboard.route}/${hashes.join(',')}`));
    return new Map(Object.entries(data ?? {}).map(([hash, dashboard]) => [hash, toEnds(dashboard)]));
  } catch (error) {
    if (error instanceof UpstreamError) return new Map();
    throw error;
  }
}

/** From the first payer to the recipient of the most. */
function toEnds({ inputs, outputs }: NonNullable<DashboardResponse['data']>[string]): Ends {
  const byValue = (outputs ?? []).toSorted((a, b) => (toNumber(b.value) ?? 0) - (toNumber(a.value) ?? 0));
  return { from: toWallet(inputs?.[0]?.recipient), to: toWallet(byValue[0]?.recipient) };
}
