import { largeMovement, type Movement } from '../../../contracts/movements.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toNumber } from '../http/plain-values.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { origins, readEther, readLists } from './responses.ts';
import { toHash, toSeconds, toParties } from '../http/movement-parts.ts';

const weis = 1e18;

/** The latest large transactions of Ethereum. Throws UpstreamError. */
export async function loadEthers(load: LoadJson): Promise<readonly Movement[]> {
  const path = `${origins.ethereum.route}?q=value_usd(${largeMovement}..)&s=id(desc)&limit=20`;
  const { data } = readLists.ethereum(await requireRoute(origins.ethereum, load(path)));
  return convertRows(origins.ethereum, data ?? [], toMovement).filter(
    (movement) => movement !== 'no transfer',
  );
}

function toMovement(row: unknown): Movement | 'no transfer' | undefined {
  const transaction = readEther(row);
  if (transaction === undefined) return undefined;
  if (transaction.hash === null || transaction.failed === true) return 'no transfer';
  const hash = toHash(transaction.hash);
  const timestamp = toSeconds(transaction.time);
  const amount = toNumber(transaction.value);
  const usd = toNumber(transaction.value_usd);
  if (hash === undefined || timestamp === undefined || amount === undefined || usd === undefined)
    return undefined;
  return { hash, timestamp, amount: amount / weis, amount_usd: usd, ...toParties(transaction) };
}
