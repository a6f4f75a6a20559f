import type { CoinFacts } from '../../contracts/coin-facts.ts';
import type { NftHit, NftSearch } from '../../contracts/nft.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { Media } from './media.ts';
import type { Sample, Source } from './upstream.ts';

/** An NFT without the path of its file, which the server adds. */
export type NftRow = Omit<NftHit, 'media'>;

/** A collection's market figures: US dollars, percent (signed) and counts; null if not known. */
export interface NftCollection {
  /** The lowest asking price. */
  readonly floor: number | null;
  /** Change of the floor in its chain's coin, within 7 and 30 days. */
  readonly floorChange7d: number | null;
  readonly floorChange30d: number | null;
  /** Floor price times number of items. */
  readonly marketCap: number | null;
  readonly rank: number | null;
  /** Within 24 hours. */
  readonly volume: number | null;
  /** Within 24 hours. */
  readonly sales: number | null;
  /** Wallets that hold an item. */
  readonly owners: number | null;
  readonly items: number | null;
  /** https addresses. */
  readonly website: string | null;
  readonly xAccount: string | null;
}

/** A source of NFTs by name, best hit first, safe to show as text; may be empty. */
export interface NftSource extends Source {
  search(name: string): Promise<readonly NftRow[]>;
  /**
   * The collection at `chain/contract`, or with that name if no contract is known; absent: the source has no
   * collections. Rejects with SourceFailure, 'not-found' if it has no such collection.
   */
  collection?(key: string): Promise<NftCollection>;
}

export interface CollectionSource extends NftSource {
  collection(key: string): Promise<NftCollection>;
}

/** The sample NFTs with their files. */
export interface NftSample extends CollectionSource, Sample {
  /** The file with that name (see MediaFeed); undefined if the sample has none. */
  findFile(file: string): Promise<Media | undefined>;
  /** The file at an ipfs: path of the sample; undefined if it has none. */
  findIpfsFile(path: string): Promise<Media | undefined>;
}

/**
 * The search for NFTs, and facts of their collections. Rejects with UpstreamError if no source can say anything about
 * the name.
 */
export interface NftFeed {
  /** `name` as typed. */
  search(name: string): Promise<Feed<NftSearch>>;
  /**
   * The facts of an NFT's collection, by the NFT's id or name. Responds within seconds; facts that have not arrived by
   * then, or that no source knows, are missing.
   */
  facts(subject: string): Promise<Feed<CoinFacts>>;
}
