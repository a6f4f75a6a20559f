import type { Movement, MovementCoin } from '../../../contracts/movements.ts';
import { toLine } from '../http/plain-text.ts';
import { isMoment, toNumber } from '../http/plain-values.ts';
import { readTransaction, type Transaction } from './responses.ts';

type Wallet = Movement['from'];

/** Turns a transaction into the contract's shape; undefined if it is broken. */
export function toMovement(row: unknown, coin: MovementCoin): Movement | 'another coin' | undefined {
  const transaction = readTransaction(row);
  const hash = toId(transaction?.hash, coin, 64);
  const timestamp = toNumber(transaction?.timestamp);
  const amount = toNumber(transaction?.amount);
  const usd = toNumber(transaction?.amount_usd);
  if (transaction === undefined || hash === null) return undefined;
  if (timestamp === undefined || !isMoment(timestamp * 1000)) return undefined;
  if (amount === undefined || usd === undefined) return undefined;
  if (transaction.symbol.toLowerCase() !== coin) return 'another coin';
  return {
    hash,
    timestamp,
    transaction_type: toLine(transaction.transaction_type, 20) ?? 'transfer',
    amount,
    amount_usd: usd,
    from: toWallet(transaction.from, coin),
    to: toWallet(transaction.to, coin),
  };
}

/** One end of a movement; some have an owner named 'unknown'. */
export function toWallet(wallet: Transaction['from'], coin: MovementCoin): Wallet {
  const owner = toLine(wallet?.owner, 100);
  return {
    address: toId(wallet?.address, coin, 40),
    owner: owner === undefined || owner.toLowerCase() === 'unknown' ? null : owner,
    owner_type: toLine(wallet?.owner_type, 40) ?? 'unknown',
  };
}

/** A hash or an address: the source may omit the usual 0x of Ethereum's. */
export function toId(text: string | null | undefined, coin: MovementCoin, digits: number): string | null {
  const line = toLine(text, 200);
  if (line === undefined) return null;
  return coin !== 'btc' && line.length === digits && /^[0-9a-f]+$/.test(line) ? `0x${line}` : line;
}
