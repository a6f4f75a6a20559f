import type { Movement } from '../../../contracts/movements.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { buildEthereumMovements } from '../http/ethereum-movements.ts';
import { toHash, toParties } from '../http/movement-parts.ts';
import { isMoment, toNumber } from '../http/plain-values.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { origins, readBlock, readTransaction, readTransfer, readTransfers, sourceName } from './responses.ts';

const blockCount = 4;
const maxTransfers = 1000;
const weis = 1e18;

interface Parts {
  readonly load: LoadJson;
  readonly findPrice: OwnFigures['findPrice'];
}

/** Routescan as a source of the latest large movements on Ethereum. Throws UpstreamError. */
export function buildRoutescan({ load, findPrice }: Parts): MovementSource {
  return buildEthereumMovements({
    name: sourceName,
    findPrice,
    loadEthers: (price) => loadEthers(load, price),
    loadTokens: (contract, price) => loadTokens(load, contract, price),
  });
}

async function loadTokens(load: LoadJson, contract: string, price: number): Promise<readonly Movement[]> {
  const query = new URLSearchParams({
    module: 'account',
    action: 'tokentx',
    contractaddress: contract,
    page: '1',
    offset: String(maxTransfers),
    sort: 'desc',
  });
  const loading = load(`/api?${query.toString()}`);
  const { message, result } = readTransfers(await requireRoute(origins.transfers, loading));
  if (Array.isArray(result)) return convertRows(origins.transfers, result, (row) => toTransfer(row, price));
  if (/no transactions found/i.test(message ?? '')) return [];
  throw new UpstreamError('refused', sourceName, { detail: `${origins.transfers.route}: ${message ?? ''}` });
}

function toTransfer(row: unknown, price: number): Movement | undefined {
  const transfer = readTransfer(row);
  const hash = toHash(transfer?.hash);
  const timestamp = toNumber(transfer?.timeStamp);
  const value = toNumber(transfer?.value);
  const decimals = toNumber(transfer?.tokenDecimal);
  if (transfer === undefined || hash === undefined || value === undefined) return undefined;
  if (timestamp === undefined || !isMoment(timestamp * 1000)) return undefined;
  if (decimals === undefined || decimals < 0) return undefined;
  const amount = value / 10 ** decimals;
  const parties = toParties({ sender: transfer.from, recipient: transfer.to });
  return { hash, timestamp, amount, amount_usd: amount * price, ...parties };
}

async function loadEthers(load: LoadJson, price: number): Promise<readonly Movement[]> {
  const latest = await loadBlock(load, 'latest');
  const tags = Array.from(
    { length: blockCount - 1 },
    (_, index) => `0x${(latest.number - index - 1).toString(16)}`,
  );
  const before = await mapConcurrently(2, tags, (tag) => loadBlock(load, tag));
  return [latest, ...before].flatMap(({ timestamp, transactions }) =>
    transactions.map(({ hash, amount, ...ends }) => ({
      hash,
      timestamp,
      amount,
      amount_usd: amount * price,
      ...toParties(ends),
    })),
  );
}

async function loadBlock(load: LoadJson, tag: string) {
  const query = new URLSearchParams({
    module: 'proxy',
    action: 'eth_getBlockByNumber',
    tag,
    boolean: 'true',
  });
  const { result } = readBlock(await requireRoute(origins.block, load(`/api?${query.toString()}`)));
  const [number, timestamp] = [Number(result.number), Number(result.timestamp)];
  if (!Number.isSafeInteger(number) || !isMoment(timestamp * 1000))
    throw new UpstreamError('malformed', sourceName, { detail: `${origins.block.route}: no block` });
  return { number, timestamp, transactions: convertRows(origins.block, result.transactions, toPayment) };
}

function toPayment(row: unknown) {
  const transaction = readTransaction(row);
  const hash = toHash(transaction?.hash);
  const amount = Number(transaction?.value) / weis;
  if (transaction === undefined || hash === undefined || !Number.isFinite(amount)) return undefined;
  return { hash, amount, sender: transaction.from, recipient: transaction.to };
}
