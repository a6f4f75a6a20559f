import type { JSONSchema } from 'json-schema-to-ts';
import type { Movement } from '../../../contracts/movements.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import { day } from '../../../lib/durations.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { UpstreamError, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toHash, toLarge, toWallet } from '../http/movement-parts.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'mempool.space';

const blocksOrigin = { source: sourceName, route: '/blocks' } as const;
const pageOrigin = { source: sourceName, route: '/block/txs' } as const;

// Only the fields in use; amounts are in satoshi.
const readBlocks = buildResponseReader(blocksOrigin, { type: 'array' });
const readBlock = buildRowReader({
  type: 'object',
  required: ['id', 'timestamp'],
  properties: { id: { type: 'string' }, timestamp: {} },
} as const satisfies JSONSchema);
const end = {
  type: ['object', 'null'],
  properties: { scriptpubkey_address: { type: ['string', 'null'] }, value: {} },
} as const;
const readPage = buildResponseReader(pageOrigin, { type: 'array' });
const readTransaction = buildRowReader({
  type: 'object',
  required: ['txid', 'vin', 'vout'],
  properties: {
    txid: { type: 'string' },
    vin: { type: 'array', items: { type: 'object', properties: { prevout: end } } },
    vout: { type: 'array', items: end },
  },
} as const satisfies JSONSchema);

/** A page has 25 transactions, a block some hundred pages. */
const blockCount = 3;
const pageCount = 3;
const pageSize = 25;
const satoshis = 1e8;

interface Parts {
  readonly load: LoadJson;
  readonly cache: ProviderCache;
  /** In US dollars. Rejects with UpstreamError. */
  readonly loadPrice: () => Promise<number>;
}

type Transfer = Omit<Movement, 'amount_usd' | 'timestamp'>;

/**
 * mempool.space as a source of large movements of Bitcoin among the first transactions of the latest blocks, which paid
 * the highest fees. Throws UpstreamError.
 */
export function buildMempool({ load, cache, loadPrice }: Parts): MovementSource {
  // A block never changes.
  const loadTransfers = cache.byKey({ lifetime: day, load: (page) => loadPage(load, page) });
  return {
    name: sourceName,
    covers: 'part',
    async movements(coin) {
      if (coin !== 'btc') throw new UpstreamError('not-found', sourceName, { detail: 'bitcoin alone' });
      const price = await loadPrice();
      const rows = readBlocks(await requireRoute(blocksOrigin, load('/blocks')));
      const blocks = convertRows(blocksOrigin, rows, readBlock).slice(0, blockCount);
      const pages = blocks.flatMap(({ id, timestamp }) =>
        Array.from({ length: pageCount }, (_, page) => ({
          path: `${toSegment(sourceName, id)}/txs/${page * pageSize}`,
          timestamp: toPositive(timestamp) ?? 0,
        })),
      );
      const found = await mapConcurrently(5, pages, async ({ path, timestamp }) =>
        (await loadTransfers(path)).map((one) => ({ ...one, timestamp, amount_usd: one.amount * price })),
      );
      return toLarge(found.flat());
    },
  };
}

async function loadPage(load: LoadJson, page: string): Promise<readonly Transfer[]> {
  const rows = readPage(await loadOrNone(load, `/block/${page}`));
  const transfers = convertRows(pageOrigin, rows, toTransfer);
  return transfers.filter((transfer) => transfer !== 'no transfer');
}

/** A small block lacks the page. */
async function loadOrNone(load: LoadJson, path: string): Promise<unknown> {
  try {
    return await load(path);
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return [];
    throw error;
  }
}

function toTransfer(row: unknown): Transfer | 'no transfer' | undefined {
  const transaction = readTransaction(row);
  const hash = toHash(transaction?.txid);
  if (transaction === undefined || hash === undefined) return undefined;
  const { vin, vout } = transaction;
  const from = vin[0]?.prevout?.scriptpubkey_address ?? null;
  // A block reward has no sender; an output to the sender is change.
  if (!vin[0]?.prevout) return 'no transfer';
  const payers = new Set(vin.map(({ prevout }) => prevout?.scriptpubkey_address));
  const paid = vout.filter((one) => !payers.has(one?.scriptpubkey_address ?? undefined));
  const byValue = paid.toSorted((a, b) => toSatoshis(b) - toSatoshis(a));
  if (byValue.length === 0) return 'no transfer';
  return {
    hash,
    transaction_type: 'transfer',
    amount: paid.reduce((total, one) => total + toSatoshis(one), 0) / satoshis,
    from: toWallet(from),
    to: toWallet(byValue[0]?.scriptpubkey_address),
  };
}

function toSatoshis(one: { readonly value?: unknown } | null): number {
  return toNumber(one?.value) ?? 0;
}
