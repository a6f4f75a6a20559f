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

/** What distinguishes a coin from others of its name. */
export interface CoinTraits {
  readonly name: string;
  readonly ticker: string;
  readonly contracts: readonly CoinContract[];
  /** In US dollars; null: not known. */
  readonly price: number | null;
  /** In US dollars; null: not known. */
  readonly marketCap: number | null;
  readonly identity: CoinIdentity | null;
}

/** A source's coin, which may be the one that is looked for. */
export interface CoinCandidate {
  readonly names: readonly string[];
  readonly symbol: string;
  readonly contracts: readonly CoinContract[];
}

/** A candidate's figures in US dollars; null: not known. */
export interface CandidateFigures {
  readonly price: number | null | undefined;
  /** Undefined: the source has no market caps. */
  readonly marketCap?: number | null | undefined;
}

/** Most candidates whose figures are loaded. */
const maxNamesakes = 20;

/**
 * The candidate that certainly is the coin. Candidates with one of its contracts come first, those of its contract on
 * Ethereum before those on other chains: name and symbol single out one, or the market cap confirms the only one.
 * Otherwise it is the only one of its name, symbol, price and market cap; a candidate with other contracts is another
 * coin. Rejects as `loadFigures` does.
 */
export async function findSameCoin<Candidate extends CoinCandidate>(
  candidates: readonly Candidate[],
  coin: CoinTraits,
  loadFigures: (candidate: Candidate) => Promise<CandidateFigures>,
): Promise<Candidate | undefined> {
  const sharing = findSharing(candidates, coin.contracts);
  const [same, ...alike] = sharing.filter((one) => isNamed(one, coin));
  if (same !== undefined) return alike.length === 0 ? same : undefined;
  const [only, ...rivals] = sharing;
  // A bridged or wrapped copy has the coin's contract and price, but not its market cap.
  if (only !== undefined && rivals.length === 0) {
    const { marketCap } = await loadFigures(only);
    if (capsAgree(marketCap, coin.marketCap)) return only;
  }
  const namesakes = candidates.filter((one) => isNamed(one, coin) && !haveOtherContracts(one, coin));
  if (coin.price === null || namesakes.length > maxNamesakes) return undefined;
  const figures = await Promise.all(namesakes.map((one) => loadFigures(one)));
  const agreeing = namesakes.filter((_, index) => agrees(figures[index], coin));
  return agreeing.length === 1 ? agreeing[0] : undefined;
}

function findSharing<Candidate extends CoinCandidate>(
  candidates: readonly Candidate[],
  contracts: readonly CoinContract[],
): readonly Candidate[] {
  const isOnEthereum = ({ chain }: CoinContract) => chain === 'ethereum';
  const groups = [contracts.filter(isOnEthereum), contracts]
    .map((own) => candidates.filter((one) => shareContract(one.contracts, own)))
    .filter((sharing) => sharing.length > 0);
  return groups[0] ?? [];
}

function isNamed({ names, symbol }: CoinCandidate, { name, ticker, identity }: CoinTraits): boolean {
  const own = [name, ...(identity?.names ?? [])].map(toPlain);
  return toPlain(symbol) === toPlain(ticker) && names.some((one) => own.includes(toPlain(one)));
}

function agrees(figures: CandidateFigures | undefined, coin: CoinTraits): boolean {
  if (figures === undefined || !pricesAgree(figures.price, coin.price)) return false;
  return figures.marketCap === undefined || capsAgree(figures.marketCap, coin.marketCap);
}

/** A name or a symbol without differences that mean nothing. */
export function toPlain(text: string): string {
  return text.trim().toLowerCase();
}

/** Largest difference between two sources' prices of one coin, as a fraction of the price. */
const maxDrift = 0.2;

/** Whether two prices in US dollars may be one coin's; an unknown price agrees with none. */
export function pricesAgree(price: number | null | undefined, other: number | null | undefined): boolean {
  return areWithin(1 + maxDrift, price, other);
}

/** Whether a price may be the coin's, now or within the 24 hours before. */
export function mayBePriceOf(
  coin: Pick<CoinTraits, 'price'> & { readonly change: number | null },
  price: number,
): boolean {
  if (coin.price === null) return false;
  const before = coin.price / (1 + Math.max(coin.change ?? 0, -99) / 100);
  const isBetween = price >= Math.min(coin.price, before) && price <= Math.max(coin.price, before);
  return isBetween || pricesAgree(price, coin.price) || pricesAgree(price, before);
}

/** Largest ratio of two sources' market caps of one coin: they count its supply differently. */
const maxCapRatio = 3;

/** Whether two market caps in US dollars may be one coin's; an unknown one agrees with none. */
function capsAgree(cap: number | null | undefined, other: number | null | undefined): boolean {
  return areWithin(maxCapRatio, cap, other);
}

/** Whether two market caps are known, and too different for one coin. */
export function capsDiffer(cap: number | null | undefined, other: number | null | undefined): boolean {
  return Boolean(cap && other) && !capsAgree(cap, other);
}

function areWithin(ratio: number, one: number | null | undefined, other: number | null | undefined): boolean {
  if (!one || !other) return false;
  return Math.max(one, other) / Math.min(one, other) <= ratio;
}

/** Whether both have the same contract on the same chain. */
export function shareContract(some: readonly CoinContract[], others: readonly CoinContract[]): boolean {
  return some.some((one) => others.some((other) => one.chain === other.chain && isSame(one, other)));
}

/** Whether both have contracts, but none in common: then they are two coins, even with the same name. */
function haveOtherContracts(one: CoinCandidate, other: CoinTraits): boolean {
  const haveBoth = one.contracts.length > 0 && other.contracts.length > 0;
  return haveBoth && !shareContract(one.contracts, other.contracts);
}

/** The coin's contract on a chain; null if it has none. */
export function findContract(contracts: readonly CoinContract[], chain: string): string | null {
  return contracts.find((one) => one.chain === chain)?.address ?? null;
}

// Hexadecimal addresses ignore case; others, such as Solana's, do not.
function isSame({ address: one }: CoinContract, { address: other }: CoinContract): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
}
