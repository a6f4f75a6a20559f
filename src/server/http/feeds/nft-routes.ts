import type { FastifyPluginAsync } from 'fastify';
import { bases } from '../../../contracts/config.ts';
import { nftSearchSchema } from '../../../contracts/nft.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import type { NftFeed } from '../../ports/nfts.ts';
import { addFeedRoutes } from './feed-routes.ts';

interface NftOptions {
  readonly nfts: NftFeed;
}

// At least three characters between the blanks around them (minNftNameLength).
const param = { type: 'string', maxLength: maxNameLength, pattern: '^\\s*\\S[^]+\\S\\s*$' } as const;

/** GET {nft}/search2nft: the NFTs that a member may mean by a name. */
export const nftRoutes: FastifyPluginAsync<NftOptions> = async (app, { nfts }) => {
  addFeedRoutes(app, [
    {
      path: `${bases.nft}/search2nft/:name`,
      param,
      body: nftSearchSchema,
      load: (name) => nfts.search(name),
    },
  ]);
};
