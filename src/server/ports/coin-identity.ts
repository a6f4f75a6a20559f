/** A coin's contract on one chain; `chain` is CoinGecko's name of the chain, such as 'ethereum'. */
export interface CoinContract {
  readonly chain: string;
  readonly address: string;
}

/** A coin's names at other sources, once it is certain that they mean the same coin. */
export interface CoinIdentity {
  /** CoinGecko's id, which DefiLlama uses too. */
  readonly geckoId: string;
  /** Names that, with the coin's symbol, no other coin at CoinGecko has. */
  readonly names: readonly string[];
}

/** Largest difference between two sources' prices of one coin, as a fraction of the price. */
const maxDrift = 0.2;

/** Whether two prices in US dollars may be one coin's; an unknown price agrees with none. */
export function pricesAgree(price: number | null | undefined, other: number | null | undefined): boolean {
  if (!price || !other) return false;
  return Math.max(price, other) / Math.min(price, other) <= 1 + maxDrift;
}

/** Whether both have the same contract on the same chain. */
export function shareContract(some: readonly CoinContract[], others: readonly CoinContract[]): boolean {
  return some.some((one) => others.some((other) => one.chain === other.chain && isSame(one, other)));
}

/** Whether both have contracts on a chain but no common one: then they are two coins, even with the same name. */
export function haveOtherContracts(some: readonly CoinContract[], others: readonly CoinContract[]): boolean {
  return (
    !shareContract(some, others) && some.some(({ chain }) => others.some((other) => other.chain === chain))
  );
}

/** The coin's contract on a chain; null if it has none. */
export function findContract(contracts: readonly CoinContract[], chain: string): string | null {
  return contracts.find((one) => one.chain === chain)?.address ?? null;
}

// Hexadecimal addresses ignore case; others, such as Solana's, do not.
function isSame({ address: one }: CoinContract, { address: other }: CoinContract): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
}
