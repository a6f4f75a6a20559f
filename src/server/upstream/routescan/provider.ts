import { Type } from 'typebox';
import type { Movement } from '../../../contracts/movements.ts';
import { day, minute } from '../../../lib/durations.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { buildEthereumMovements, toMovement } from '../http/movement-parts.ts';
import { isMoment, toNumber } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { buildRouteReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { figure, maybe, orNull, rows, text } from '../http/schemas.ts';

// Its actions share one path.
const transfersRoute = '/api?action=tokentx';
const blockRoute = '/api?action=eth_getBlockByNumber';

/** Without transfers, or after a refusal, `result` is a text or null. */
const readTransfers = buildRouteReader(
  transfersRoute,
  Type.Object({ status: figure, message: maybe(text), result: Type.Unknown() }),
);
/** timeStamp in seconds, value in the token's smallest unit, both as texts. */
const readTransfer = buildRowReader(
  Type.Object({
    hash: text,
    timeStamp: figure,
    from: text,
    to: orNull(text),
    value: figure,
    tokenDecimal: figure,
  }),
);
/** Figures are hexadecimal; a transaction's value is in wei. */
const readBlock = buildRouteReader(
  blockRoute,
  Type.Object({ result: Type.Object({ number: text, timestamp: text, transactions: rows }) }),
);
const readTransaction = buildRowReader(Type.Object({ hash: text, from: text, to: maybe(text), value: text }));

const maxTransfers = 1000;

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
  const { message, result } = await readTransfers(loading);
  if (Array.isArray(result)) return convertRows(transfersRoute, result, (row) => toTransfer(row, price));
  if (/no transactions found/i.test(message ?? '')) return [];
  throw new SourceFailure('refused', `${transfersRoute}: ${message ?? ''}`);
}

function toTransfer(row: unknown, price: number): Movement | undefined {
  const transfer = readTransfer(row);
  const timestamp = toNumber(transfer?.timeStamp);
  if (transfer === undefined || timestamp === undefined || !isMoment(timestamp * 1000)) return undefined;
  const { hash, from: sender, to: recipient, value, tokenDecimal: decimals } = transfer;
  return toMovement({ hash, timestamp, value, decimals, price, sender, recipient });
}

const blockCount = 4;

async function loadEthers(load: LoadJson, price: number): Promise<readonly Movement[]> {
  const latest = await loadBlock(load, 'latest', price);
  const tags = Array.from(
    { length: blockCount - 1 },
    (_, index) => `0x${(latest.number - index - 1).toString(16)}`,
  );
  const before = await mapConcurrently(2, tags, (tag) => loadBlock(load, tag, price));
  return [latest, ...before].flatMap(({ movements }) => movements);
}

async function loadBlock(load: LoadJson, tag: string, price: number) {
  const query = new URLSearchParams({
    module: 'proxy',
    action: 'eth_getBlockByNumber',
    tag,
    boolean: 'true',
  });
  const { result } = await readBlock(load(`/api?${query.toString()}`));
  const [number, timestamp] = [Number(result.number), Number(result.timestamp)];
  if (!Number.isSafeInteger(number) || !isMoment(timestamp * 1000))
    throw new SourceFailure('malformed', `${blockRoute}: no block`);
  const movements = convertRows(blockRoute, result.transactions, (row) => {
    const transaction = readTransaction(row);
    if (transaction === undefined) return undefined;
    const { hash, from: sender, to: recipient } = transaction;
    const value = Number(transaction.value);
    return toMovement({ hash, timestamp, value, decimals: 18, price, sender, recipient });
  });
  return { number, movements };
}

/** Routescan: without a key two calls a second, 120 a minute and 10,000 a day, in the form of Etherscan. */
export const routescan: Provider<'movements'> = {
  id: 'ROUTESCAN',
  name: 'Routescan',
  key: 'optional',
  bases: () => ['https://api.routescan.io/v2/network/mainnet/evm/1/etherscan'],
  authorize: (key) => ({ query: { apikey: key } }),
  limits: () => [
    { calls: 2, per: 1000 },
    { calls: 100, per: minute },
    { calls: 9000, per: day },
  ],
  routes: ['/api'],
  build: ({ loaders: [{ loadJson: load }], own: { findPrice } }) => ({
    movements: buildEthereumMovements({
      findPrice,
      loadEthers: (price) => loadEthers(load, price),
      loadTokens: (contract, price) => loadTokens(load, contract, price),
    }),
  }),
};
