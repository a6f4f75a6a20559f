import { Type, type Static } from 'typebox';
import type { Movement, MovementCoin } from '../../../contracts/movements.ts';
import { day } from '../../../lib/durations.ts';
import type { MovementSource } from '../../ports/market.ts';
import { SourceFailure, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toLarge } from '../http/movement-parts.ts';
import { toLine } from '../http/plain-text.ts';
import { isMoment, toNumber, toPositive } from '../http/plain-values.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { buildRouteReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { figure, maybe, optionalFigure, orNull, rows, text, textOrNumber } from '../http/schemas.ts';
import { toId, toWallet, wallet } from './whale-alert.ts';

const pageRoute = '/{blockchain}/transactions';

/** `symbols` names the coins of the chain. */
const readChains = buildListReader({
  route: '/status',
  row: Type.Object({ name: text, symbols: rows }),
});
/** `end_height` is the latest block. */
const readStatus = buildRouteReader('/{blockchain}/status', Type.Object({ end_height: textOrNumber }));
/** `next` is the address of the next page. */
const readPage = buildRouteReader(pageRoute, Type.Object({ transactions: orNull(rows), next: maybe(text) }));
/** Timestamp in seconds. */
const readTransaction = buildRowReader(
  Type.Object({ hash: text, timestamp: figure, sub_transactions: orNull(rows) }),
);
const part = Type.Object({
  symbol: text,
  transaction_type: maybe(text),
  unit_price_usd: optionalFigure,
  inputs: maybe(rows),
  outputs: maybe(rows),
});
const readPart = buildRowReader(part);
/** A payer or a recipient; amount in the coin's own unit. */
const account = Type.Object({ ...wallet, amount: optionalFigure });
type Account = Static<typeof account>;
const readAccount = buildRowReader(account);

/** No query selects large transactions. */
const pageSize = 256;
const maxPages = 4;

const symbols: Readonly<Partial<Record<MovementCoin, string>>> = { matic: 'POL' };

/**
 * Whale Alert's current version as a source of large movements: those among the latest transactions of a coin, with
 * their owners. Throws SourceFailure, 'not-found' if it lacks the coin's blockchain.
 */
export function buildChainMovements(load: LoadJson, cache: ProviderCache): MovementSource {
  const loadChains = cache.value({
    lifetime: day,
    load: () => readChains(load('/status'), (chain) => chain),
  });

  async function findChain(coin: MovementCoin): Promise<string> {
    if (coin === 'btc') return 'bitcoin';
    if (coin !== 'bnb') return 'ethereum';
    // The name of bnb's blockchain there is not documented.
    const chains = (await loadChains()).filter(({ name }) => name !== 'ethereum');
    const found = chains.find((chain) => chain.symbols.includes('BNB'));
    if (found !== undefined) return toSegment(found.name);
    throw new SourceFailure('not-found', 'no blockchain of bnb');
  }

  return {
    covers: 'part',
    async movements(coin) {
      const chain = await findChain(coin);
      const symbol = symbols[coin] ?? coin.toUpperCase();
      const latest = await loadLatest(load, chain, symbol);
      const found = convertRows(pageRoute, latest, (row) => toMovements(row, { coin, symbol }));
      return toLarge(found.flat());
    },
  };
}

async function loadLatest(load: LoadJson, chain: string, symbol: string): Promise<readonly unknown[]> {
  const path = `/${chain}/transactions`;
  const { end_height: height } = await readStatus(load(`/${chain}/status`));
  const query = { start_height: String(height), symbol, order: 'desc', limit: String(pageSize) };
  let search: string | undefined = new URLSearchParams(query).toString();
  const found: unknown[] = [];
  for (let page = 0; page < maxPages && search !== undefined; page += 1) {
    // Each page names the next one.
    // oxlint-disable-next-line no-await-in-loop
    const { transactions, next } = await readPage(load(`${path}?${search}`));
    found.push(...(transactions ?? []));
    search = transactions?.length ? toNextSearch(next, path) : undefined;
  }
  return found;
}

/** Without a key, which the address may contain; undefined: it is not a page of this list. */
function toNextSearch(next: string | null | undefined, path: string): string | undefined {
  // It may be an address or a path; only its query is used.
  const anywhere = 'https://whale-alert.invalid';
  if (!next || !URL.canParse(next, anywhere)) return undefined;
  const { pathname, searchParams } = new URL(next, anywhere);
  searchParams.delete('api_key');
  return pathname === path ? searchParams.toString() : undefined;
}

interface Wanted {
  readonly coin: MovementCoin;
  readonly symbol: string;
}

/** Undefined if it is broken. */
function toMovements(row: unknown, { coin, symbol }: Wanted): readonly Movement[] | undefined {
  const transaction = readTransaction(row);
  const hash = toId(transaction?.hash, coin, 64);
  const timestamp = toNumber(transaction?.timestamp);
  if (transaction === undefined || hash === null) return undefined;
  if (timestamp === undefined || !isMoment(timestamp * 1000)) return undefined;
  return (transaction.sub_transactions ?? [])
    .flatMap((sent) => readPart(sent) ?? [])
    .filter((sent) => sent.symbol.toUpperCase() === symbol)
    .flatMap((sent) => {
      const moved = toMoved(sent, coin);
      return moved === undefined ? [] : [{ hash, timestamp, ...moved }];
    });
}

/** Undefined if nothing moved, such as for a fee, or without a price. An output to a sender is change. */
function toMoved(
  { transaction_type: type, unit_price_usd: price, ...ends }: Static<typeof part>,
  coin: MovementCoin,
): Omit<Movement, 'hash' | 'timestamp'> | undefined {
  const inputs = toAccounts(ends.inputs);
  const outputs = toAccounts(ends.outputs);
  const senders = new Set(inputs.map(({ address }) => address));
  const paid = outputs.filter(({ address }) => !senders.has(address));
  const isGone = outputs.length === 0 && type !== 'transfer';
  const amount = toSum(isGone ? inputs : paid);
  const dollars = toPositive(price);
  if (amount === 0 || dollars === undefined) return undefined;
  return {
    transaction_type: toLine(type, 20) ?? 'transfer',
    amount,
    amount_usd: amount * dollars,
    from: toWallet(findLargest(inputs), coin),
    to: toWallet(findLargest(paid), coin),
  };
}

function toAccounts(sent: readonly unknown[] | null | undefined): readonly Account[] {
  return (sent ?? []).flatMap((row) => readAccount(row) ?? []);
}

function toSum(accounts: readonly Account[]): number {
  return accounts.reduce((total, { amount }) => total + (toPositive(amount) ?? 0), 0);
}

function findLargest(accounts: readonly Account[]): Account | null {
  return accounts.toSorted((a, b) => (toPositive(b.amount) ?? 0) - (toPositive(a.amount) ?? 0))[0] ?? null;
}
