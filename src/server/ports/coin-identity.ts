/** A coin's contract on one chain; `chain` is CoinGecko's name of it, such as 'ethereum'. */
export interface CoinContract {
  readonly chain: string;
  readonly address: string;
}

/** What a coin is called elsewhere, once it is certain that it is the same coin. */
export interface CoinIdentity {
  /** CoinGecko's id, by which DefiLlama knows coins, too. */
  readonly geckoId: string;
  /** Names that, with the coin's symbol, no other coin at CoinGecko carries. */
  readonly names: readonly string[];
}

/** How far two sources' prices of one coin may be from each other, as a part of the price. */
const maxDrift = 0.2;

/** True where two prices in US dollars may be one coin's; a price that is not known agrees with none. */
export function pricesAgree(price: number | null | undefined, other: number | null | undefined): boolean {
  if (!price || !other) return false;
  return Math.max(price, other) / Math.min(price, other) <= 1 + maxDrift;
}

/** True where both have the same contract on the same chain. */
export function shareContract(some: readonly CoinContract[], others: readonly CoinContract[]): boolean {
  return some.some((one) => others.some((other) => one.chain === other.chain && isSame(one, other)));
}

/** True where both have contracts on a chain, and other ones: then they are two coins, whatever they are called. */
export function haveOtherContracts(some: readonly CoinContract[], others: readonly CoinContract[]): boolean {
  return (
    !shareContract(some, others) && some.some(({ chain }) => others.some((other) => other.chain === chain))
  );
}

/** The coin's contract on a chain, where it has one. */
export function findContract(contracts: readonly CoinContract[], chain: string): string | null {
  return contracts.find((one) => one.chain === chain)?.address ?? null;
}

// Hexadecimal addresses are the same in any case; others, such as Solana's, are not.
function isSame({ address: one }: CoinContract, { address: other }: CoinContract): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
}
