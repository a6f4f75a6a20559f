import type { FastifyPluginAsync } from 'fastify';
import { bases } from '../../../contracts/config.ts';
import { coinFactsSchema } from '../../../contracts/coin-facts.ts';
import { nftSearchSchema } from '../../../contracts/nft.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import type { NftFeed } from '../../ports/nfts.ts';
import { maxSubjectIdLength } from '../../../contracts/subject.ts';
import { addFeedRoutes } from './feed-routes.ts';

interface NftOptions {
  readonly nfts: NftFeed;
}

// At least three characters after trimming (minNftNameLength).
const param = { type: 'string', maxLength: maxNameLength, pattern: '^\\s*\\S[^]+\\S\\s*$' } as const;

export const nftRoutes: FastifyPluginAsync<NftOptions> = async (app, { nfts }) => {
  addFeedRoutes(app, [
    {
      path: `${bases.nft}/search2nft/:name`,
      param,
      body: nftSearchSchema,
      load: (name) => nfts.search(name),
    },
    {
      path: `${bases.nft}/facts/:subject`,
      param: { type: 'string', minLength: 1, maxLength: maxSubjectIdLength, pattern: '\\S' },
      body: coinFactsSchema,
      load: (subject) => nfts.facts(subject),
    },
  ]);
};
