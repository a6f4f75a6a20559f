import type { JSONSchema } from 'json-schema-to-ts';
import type { Movement } from '../../../contracts/movements.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { buildEthereumMovements } from '../http/ethereum-movements.ts';
import { toHash, toSeconds, toParties } from '../http/movement-parts.ts';
import { toNumber } from '../http/plain-values.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Blockscout';

const transfersOrigin = { source: sourceName, route: '/tokens/transfers' } as const;
const transactionsOrigin = { source: sourceName, route: '/transactions' } as const;

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const list = {
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array' } },
} as const satisfies JSONSchema;
const readTransfers = buildResponseReader(transfersOrigin, list);
const readTransactions = buildResponseReader(transactionsOrigin, list);

// Only the fields in use; amounts are texts in a coin's smallest unit.
const end = { type: ['object', 'null'], properties: { hash: textOrNull } } as const;
const readTransfer = buildRowReader({
  type: 'object',
  required: ['transaction_hash', 'timestamp', 'total'],
  properties: {
    transaction_hash: text,
    timestamp: text,
    from: end,
    to: end,
    total: { type: 'object', required: ['value', 'decimals'], properties: { value: {}, decimals: {} } },
  },
} as const satisfies JSONSchema);
const readTransaction = buildRowReader({
  type: 'object',
  required: ['hash', 'timestamp', 'value'],
  properties: { hash: text, timestamp: text, from: end, to: end, value: {} },
} as const satisfies JSONSchema);

interface Parts {
  readonly load: LoadJson;
  readonly findPrice: OwnFigures['findPrice'];
}

/** Blockscout as a source of large movements among the last fifty on Ethereum. Throws UpstreamError. */
export function buildBlockscout({ load, findPrice }: Parts): MovementSource {
  return buildEthereumMovements({
    name: sourceName,
    findPrice,
    loadEthers: (price) => loadEthers(load, price),
    loadTokens: (contract, price) => loadTokens(load, contract, price),
  });
}

async function loadTokens(load: LoadJson, contract: string, price: number): Promise<readonly Movement[]> {
  const loading = load(`/tokens/${contract}/transfers`);
  const { items } = readTransfers(await requireRoute(transfersOrigin, loading));
  return convertRows(transfersOrigin, items, (row) => {
    const transfer = readTransfer(row);
    if (transfer === undefined) return undefined;
    const { transaction_hash: hash, total, ...rest } = transfer;
    return toMovement({ ...rest, hash, value: total.value, decimals: total.decimals }, price);
  });
}

async function loadEthers(load: LoadJson, price: number): Promise<readonly Movement[]> {
  const loading = load('/transactions?filter=validated');
  const { items } = readTransactions(await requireRoute(transactionsOrigin, loading));
  return convertRows(transactionsOrigin, items, (row) => {
    const transaction = readTransaction(row);
    return transaction && toMovement({ ...transaction, decimals: 18 }, price);
  });
}

interface Transfer {
  readonly hash: string;
  readonly timestamp: string;
  readonly value?: unknown;
  readonly decimals?: unknown;
  readonly from?: { readonly hash?: string | null } | null;
  readonly to?: { readonly hash?: string | null } | null;
}

function toMovement(transfer: Transfer, price: number): Movement | undefined {
  const hash = toHash(transfer.hash);
  const timestamp = toSeconds(transfer.timestamp);
  const [value, decimals] = [toNumber(transfer.value), toNumber(transfer.decimals)];
  if (hash === undefined || timestamp === undefined || value === undefined) return undefined;
  if (decimals === undefined || decimals < 0) return undefined;
  const amount = value / 10 ** decimals;
  const parties = toParties({ sender: transfer.from?.hash, recipient: transfer.to?.hash });
  return { hash, timestamp: Math.floor(timestamp), amount, amount_usd: amount * price, ...parties };
}
