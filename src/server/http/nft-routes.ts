import type { FastifyPluginAsync } from 'fastify';
import { bases } from '../../contracts/config.ts';
import { errorBodySchema } from '../../contracts/errors.ts';
import { nftSearchSchema } from '../../contracts/nft.ts';
import { maxNameLength } from '../../contracts/record.ts';
import type { NftFeed } from '../ports/nft-sources.ts';
import { sendFeed } from './send-feed.ts';

interface NftOptions {
  readonly nfts: NftFeed;
}

// At least three characters between the blanks around them (minNftNameLength).
const name = { type: 'string', maxLength: maxNameLength, pattern: '^\\s*\\S[^]+\\S\\s*$' } as const;
const params = { type: 'object', required: ['name'], properties: { name } } as const;

/** GET {nft}/search2nft: the NFTs that a member may mean by a name. */
export const nftRoutes: FastifyPluginAsync<NftOptions> = async (app, { nfts }) => {
  app.get<{ Params: { name: string } }>(
    `${bases.nft}/search2nft/:name`,
    {
      schema: { params, response: { 200: nftSearchSchema, '4xx': errorBodySchema, '5xx': errorBodySchema } },
    },
    async (request, reply) => sendFeed(reply, await nfts.search(request.params.name)),
  );
};
