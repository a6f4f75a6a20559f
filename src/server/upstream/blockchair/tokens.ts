import type { Movement } from '../../../contracts/movements.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toNumber } from '../http/plain-values.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { origins, readLists, readToken } from './responses.ts';
import { toHash, toSeconds, toParties } from '../http/movement-parts.ts';

interface PricedToken {
  readonly contract: string;
  /** In US dollars. */
  readonly price: number;
}

/** The latest transfers of a token, of any size. Throws UpstreamError. */
export async function loadTokens(
  load: LoadJson,
  { contract, price }: PricedToken,
): Promise<readonly Movement[]> {
  const path = `${origins.tokens.route}?q=token_address(${contract})&s=id(desc)&limit=100`;
  const { data } = readLists.tokens(await requireRoute(origins.tokens, load(path)));
  return convertRows(origins.tokens, data ?? [], (row) => toMovement(row, price));
}

function toMovement(row: unknown, price: number): Movement | undefined {
  const transfer = readToken(row);
  const hash = toHash(transfer?.transaction_hash);
  const timestamp = toSeconds(transfer?.time);
  const value = toNumber(transfer?.value);
  const decimals = toNumber(transfer?.token_decimals);
  if (transfer === undefined || hash === undefined || timestamp === undefined) return undefined;
  if (value === undefined || decimals === undefined || decimals < 0) return undefined;
  const amount = value / 10 ** decimals;
  return { hash, timestamp, amount, amount_usd: amount * price, ...toParties(transfer) };
}
