import type { NftHit, NftSearch } from '../../contracts/nft.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { Media } from './media.ts';
import type { Coverage } from './upstream.ts';

/** What a source knows of an NFT; how its file is shown is not the source's to say. */
export type NftRow = Omit<NftHit, 'media'>;

/** A source of NFTs by name, best hit first, safe to show as text; no hit is an empty list. Rejects with UpstreamError. */
export interface NftSource {
  /** The source's name as people read it. */
  readonly name: string;
  /** How far its 'not-found' is to be taken. */
  readonly covers?: Coverage;
  search(name: string): Promise<readonly NftRow[]>;
}

/** NFTs that ship with the product, with their files, shown where no source can be reached. */
export interface NftSample extends NftSource {
  /** When the set was written, ISO 8601 UTC. */
  madeAt(): string;
  /** The file of that name (see MediaFeed); undefined where the set has none. */
  findFile(file: string): Promise<Media | undefined>;
  /** The file that an ipfs: path of the set stands for. */
  findIpfsFile(path: string): Promise<Media | undefined>;
}

/** The search for NFTs. Rejects with UpstreamError where nothing can be said of the name. */
export interface NftFeed {
  /** `name` as a person types it. */
  search(name: string): Promise<Feed<NftSearch>>;
}
