import { Type } from 'typebox';
import { SourceFailure, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/plain-values.ts';
import { buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { figure, rows } from '../http/schemas.ts';

const route = '/tokens/holders';
const readHolders = buildResponseReader(route, Type.Object({ items: rows }));
const readHolder = buildRowReader(
  // The value is in the token's smallest unit.
  Type.Object({ address: Type.Object({ is_contract: Type.Boolean() }), value: figure }),
);

const holderCount = 10;

/**
 * The part that contracts hold of what a token's largest holders on Ethereum hold, in percent; null unless it is known of
 * all of them.
 */
export async function loadHolderContracts(
  load: LoadJson,
  tokenAddress: string | null,
): Promise<number | null> {
  const { items } = readHolders(await load(`/tokens/${toSegment(tokenAddress ?? '')}/holders`));
  const holders = convertRows(route, items, (row) => {
    const holder = readHolder(row);
    const held = toPositive(holder?.value);
    return holder && held !== undefined ? { held, isContract: holder.address.is_contract } : undefined;
  });
  if (holders.length < items.length) throw new SourceFailure('malformed', route);
  const largest = holders.toSorted((one, other) => other.held - one.held).slice(0, holderCount);
  const all = sum(largest);
  return largest.length < holderCount
    ? null
    : (sum(largest.filter(({ isContract }) => isContract)) / all) * 100;
}

function sum(holders: readonly { readonly held: number }[]): number {
  return holders.reduce((total, { held }) => total + held, 0);
}
