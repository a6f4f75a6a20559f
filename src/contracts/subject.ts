/** What a record is about. */
export interface Subject {
  /**
   * Its id at the source that found it: CoinPaprika's id of a coin (btc-bitcoin); chain, contract and token of an NFT;
   * the value of an exchange. Absent: not found, known by name only.
   */
  readonly id?: string;
  /** As people read it; 1 to 100 characters. */
  readonly name: string;
}

/** Longest id of a subject, in characters. */
export const maxSubjectIdLength = 200;

/** A coin's symbol, which begins its CoinPaprika id; undefined without an id. */
export function findCoinSymbol(coin: Subject | undefined): string | undefined {
  return coin?.id?.split('-')[0]?.toUpperCase();
}

/** Where an NFT is. */
interface NftPlace {
  /** Blank if its source names none. */
  readonly chain: string;
  readonly contract: string;
  /** Absent: a whole collection. */
  readonly token?: string;
}

/** An NFT's id, such as ethereum/0x5a01/418. */
export function toNftId({ chain, contract, token }: NftPlace): string {
  return [chain, contract, ...(token === undefined ? [] : [token])].join('/');
}

/** Undefined if the text has no contract. */
export function readNftId(id: string): NftPlace | undefined {
  const { chain, contract, token } =
    /^(?<chain>[^/]*)\/(?<contract>[^/]+)(?:\/(?<token>.+))?$/s.exec(id)?.groups ?? {};
  if (chain === undefined || contract === undefined) return undefined;
  return { chain, contract, ...(token !== undefined && { token }) };
}

/** The place that sources can be asked about; undefined for a name, even one with a slash, and for an unknown chain. */
export function findNftAddress(id: string): Pick<NftPlace, 'chain' | 'contract'> | undefined {
  const place = readNftId(id);
  return place && /^[a-z0-9-]+$/.test(place.chain) && !/\s/.test(place.contract) ? place : undefined;
}

/** A name for comparison, without regard to case, width and number of blanks. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The subject of a record; undefined if it has none. */
export function toSubject({ name, subject }: NamedRecord): Subject | undefined {
  if (name === null) return undefined;
  return { name, ...(subject !== null && { id: subject }) };
}

interface NamedRecord {
  readonly name: string | null;
  readonly subject: string | null;
}

/** Whether both are the same subject: by id where both have one, else by name. */
export function isSameSubject(one: Subject | undefined, other: Subject | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return foldName(one.name) === foldName(other.name);
}
