import { Type, type Static } from 'typebox';
import type { Movement } from '../../../contracts/movements.ts';
import { day, minute } from '../../../lib/durations.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import { SourceFailure, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toHash, toLarge, toWallet } from '../http/movement-parts.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { figure, maybe, optionalFigure, orNull, text } from '../http/schemas.ts';

const readBlocks = buildListReader({
  route: '/blocks',
  row: Type.Object({ id: text, timestamp: figure }),
});
// Amounts are in satoshi.
const output = Type.Object({ scriptpubkey_address: maybe(text), value: optionalFigure });
const transaction = Type.Object({
  txid: text,
  vin: Type.Array(Type.Object({ prevout: maybe(output) })),
  vout: Type.Array(orNull(output)),
});
const readPage = buildListReader({ route: '/block/txs', row: transaction });

/** A page has 25 transactions, a block some hundred pages. */
const blockCount = 3;
const pageCount = 3;
const pageSize = 25;
const satoshis = 1e8;

/** Large movements of Bitcoin among the first transactions of the latest blocks, which paid the highest fees. */
function buildMovements(load: LoadJson, cache: ProviderCache, own: OwnFigures): MovementSource {
  // A block never changes.
  const loadTransfers = cache.byKey({ lifetime: day, load: (page) => loadPage(load, page) });
  return {
    covers: 'part',
    async movements(coin) {
      if (coin !== 'btc') throw new SourceFailure('not-found', 'bitcoin alone');
      const price = await own.findPrice('btc');
      const blocks = await readBlocks(load('/blocks'), (block) => block);
      const pages = blocks.slice(0, blockCount).flatMap(({ id, timestamp }) =>
        Array.from({ length: pageCount }, (_, page) => ({
          path: `${toSegment(id)}/txs/${page * pageSize}`,
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

type Transfer = Omit<Movement, 'amount_usd' | 'timestamp'>;

function loadPage(load: LoadJson, page: string): Promise<readonly Transfer[]> {
  return readPage(loadOrNone(load, `/block/${page}`), toTransfer);
}

/** A small block lacks the page. */
async function loadOrNone(load: LoadJson, path: string): Promise<unknown> {
  try {
    return await load(path);
  } catch (error) {
    if (error instanceof SourceFailure && error.kind === 'not-found') return [];
    throw error;
  }
}

/** Null if it transfers nothing, undefined if it is broken. */
function toTransfer({ txid, vin, vout }: Static<typeof transaction>): Transfer | null | undefined {
  const hash = toHash(txid);
  if (hash === undefined) return undefined;
  const payer = vin[0]?.prevout;
  // A block reward has no sender; an output to the sender is change.
  if (!payer) return null;
  const payers = new Set(vin.map(({ prevout }) => prevout?.scriptpubkey_address));
  const paid = vout.filter((one) => !payers.has(one?.scriptpubkey_address ?? undefined));
  const byValue = paid.toSorted((a, b) => toSatoshis(b) - toSatoshis(a));
  if (byValue.length === 0) return null;
  return {
    hash,
    transaction_type: 'transfer',
    amount: paid.reduce((total, one) => total + toSatoshis(one), 0) / satoshis,
    from: toWallet(payer.scriptpubkey_address),
    to: toWallet(byValue[0]?.scriptpubkey_address),
  };
}

function toSatoshis(one: Static<typeof output> | null): number {
  return toNumber(one?.value) ?? 0;
}

/** mempool.space: open to all, with a limit that it does not publish; ours is a polite one. */
export const mempool: Provider<'movements'> = {
  id: 'MEMPOOL',
  name: 'mempool.space',
  key: 'none',
  bases: () => ['https://mempool.space/api'],
  limits: () => [{ calls: 60, per: minute }],
  routes: ['/block/*/txs/*'],
  build: ({ loaders: [{ loadJson: load }], own, cache }) => ({
    movements: buildMovements(load, cache, own),
  }),
};
