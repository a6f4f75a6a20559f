import { largeMovement, type Movement, type Movements } from '../../../contracts/movements.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { OwnFigures } from '../../ports/providers.ts';
import { tokenContracts } from '../../ports/token-contracts.ts';
import { SourceFailure } from '../../ports/upstream.ts';
import { toLine } from './plain-text.ts';
import { toMoment, toNumber } from './plain-values.ts';

/** Addresses of Ethereum, in lower case, that several published lists, such as Etherscan's labels, assign to one exchange. */
const knownOwners: ReadonlyMap<string, string> = new Map([
  ['0x28c6c06298d514db089934071355e5743bf21d60', 'Binance'],
  ['0x21a31ee1afc51d94c2efccaa2092ad1028285549', 'Binance'],
  ['0xdfd5293d8e347dfe59e90efd55b2956a1343963d', 'Binance'],
  ['0x71660c4005ba85c37ccec55d0c4493e66fe775d3', 'Coinbase'],
  ['0x503828976d22510aad0201ac7ec88293211d23da', 'Coinbase'],
  ['0xa9d1e08c7793af67e9d92fe308d5697fb81d3e43', 'Coinbase'],
  ['0xd24400ae8bfebb18ca49be86258a3c749cf46853', 'Gemini'],
  ['0x876eabf441b2ee5b5b0554fd502a8e0600950cfa', 'Bitfinex'],
  ['0xab5c66752a9e8167967685f1450532fb96d5d24f', 'Huobi'],
  ['0x2b5634c42055806a59e9107ed44d43c426e58258', 'KuCoin'],
  ['0x6cc5f688a315f3dc28a7781717a9a798a59fda7b', 'OKX'],
  ['0x6262998ced04146fa42253a5c0af90ca02dfd2a3', 'Crypto.com'],
]);

/** One end of a movement from a source without owners, with an owner from `knownOwners`. */
export function toWallet(text: string | null | undefined): Movement['from'] {
  const address = toLine(text, 100) ?? null;
  const owner = knownOwners.get(address?.toLowerCase() ?? '') ?? null;
  return { address, owner, owner_type: owner === null ? 'unknown' : 'exchange' };
}

/** The hash of a transaction; undefined if it is not one. */
export function toHash(text: string | null | undefined): string | undefined {
  return text && /^(?:0x)?[0-9a-f]{64}$/.test(text) ? text : undefined;
}

/** An ISO 8601 time, or nearly so, which is UTC, in seconds since 1970. */
export function toSeconds(time: string): number | undefined {
  const moment = toMoment(time);
  return moment === undefined ? undefined : moment / 1000;
}

/** A transfer as a source without owners sends it. */
interface Transfer {
  readonly hash: string | null;
  /** In seconds; undefined if it is broken. */
  readonly timestamp: number | undefined;
  /** In the coin's smallest unit. */
  readonly value: unknown;
  /** How many of the value's digits are decimals. */
  readonly decimals: unknown;
  readonly sender?: string | null | undefined;
  readonly recipient?: string | null | undefined;
}

/** What it is worth, in US dollars: all, or one coin. */
type Worth = { readonly usd: unknown } | { readonly price: number };

/** A movement; coins without a sender were minted, coins without a recipient burned. Undefined if it is broken. */
export function toMovement({ sender, recipient, ...transfer }: Transfer & Worth): Movement | undefined {
  const hash = toHash(transfer.hash);
  const [value, decimals] = [toNumber(transfer.value), toNumber(transfer.decimals)];
  if (hash === undefined || transfer.timestamp === undefined || value === undefined) return undefined;
  if (decimals === undefined || decimals < 0) return undefined;
  const amount = value / 10 ** decimals;
  const usd = 'price' in transfer ? amount * transfer.price : toNumber(transfer.usd);
  if (usd === undefined) return undefined;
  return {
    hash,
    timestamp: transfer.timestamp,
    transaction_type: isNobody(sender) ? 'mint' : isNobody(recipient) ? 'burn' : 'transfer',
    amount,
    amount_usd: usd,
    from: toWallet(sender),
    to: toWallet(recipient),
  };
}

function isNobody(address: string | null | undefined): boolean {
  return /^0x0{40}$/.test(address ?? '');
}

/** Large movements, newest first, in the contract's shape. */
export function toLarge(movements: readonly Movement[]): Movements {
  const transactions = movements
    .filter(({ amount_usd: usd }) => usd > largeMovement)
    .toSorted((a, b) => b.timestamp - a.timestamp);
  return { result: 'success', count: transactions.length, transactions };
}

interface EthereumLoads {
  /** In US dollars. */
  readonly findPrice: OwnFigures['findPrice'];
  /** The latest movements of ether, in any order, at a price in US dollars. */
  readonly loadEthers: (price: number) => Promise<readonly Movement[]>;
  /** The latest movements of a token, likewise. */
  readonly loadTokens: (contract: string, price: number) => Promise<readonly Movement[]>;
}

/** A source of the latest large movements on Ethereum that has no prices. */
export function buildEthereumMovements(source: EthereumLoads): MovementSource {
  const { findPrice, loadEthers, loadTokens } = source;
  return {
    covers: 'part',
    async movements(coin) {
      if (coin === 'btc' || coin === 'bnb')
        throw new SourceFailure('not-found', `${coin} is on another chain`);
      const price = await findPrice(coin);
      return toLarge(await (coin === 'eth' ? loadEthers(price) : loadTokens(tokenContracts[coin], price)));
    },
  };
}
