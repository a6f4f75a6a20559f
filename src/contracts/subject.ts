/** What a record is about. */
export interface Subject {
  /**
   * What it is known by at the source that found it: CoinPaprika's id of a coin (btc-bitcoin), chain, contract and token
   * of an NFT, the value of an exchange. Absent where nothing was found: then it is known by its name alone.
   */
  readonly id?: string;
  /** As people read it; 1 to 100 characters. */
  readonly name: string;
}

/** Longest id of a subject, in characters. */
export const maxSubjectIdLength = 200;

/** The symbol of a coin, with which CoinPaprika's ids begin; undefined: it is known by its name alone. */
export function findCoinSymbol({ id }: Subject): string | undefined {
  return id?.split('-')[0]?.toUpperCase();
}

/** A name as it is compared: without regard to case, width and the number of blanks. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** What a record is about, by its name and the id of its subject; undefined: nothing in particular. */
export function toSubject({ name, subject }: NamedRecord): Subject | undefined {
  if (name === null) return undefined;
  return { name, ...(subject !== null && { id: subject }) };
}

interface NamedRecord {
  readonly name: string | null;
  readonly subject: string | null;
}

/** True when both are the same thing: by their ids where both have one, else by their names. */
export function isSameSubject(one: Subject | undefined, other: Subject | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return foldName(one.name) === foldName(other.name);
}
