import type { FromSchema } from 'json-schema-to-ts';

const nullableText = { type: ['string', 'null'] } as const;

/** Fewest characters of a search for an NFT, once trimmed. */
export const minNftNameLength = 3;

/** Gateways that an ipfs: address is tried through, one after another. */
export const gatewayCount = 3;

/** How long a gateway (or our own server, for other media) is waited for, in ms. */
export const mediaTimeout = 10_000;

/** Where media are served: {media}/<id>.<ext>, and {media}/ipfs/<gateway 0 to 2>/<content id and path>. */
export const mediaBase = '/media';

/**
 * Response of GET {nft}/search2nft/{name}, best hit first; no hit is an empty list. cached_file_url is the address
 * as the source has it: https:, ipfs:, or a path of our own; null or blank where it has none. media is the
 * same-origin path that shows it; null for an ipfs: address, which is tried through the gateways, and for one
 * that is not shown.
 */
export const nftSearchSchema = {
  type: 'object',
  required: ['search_results'],
  additionalProperties: false,
  properties: {
    search_results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'chain', 'contract_address', 'token_id', 'cached_file_url', 'media'],
        additionalProperties: false,
        properties: {
          name: nullableText,
          chain: nullableText,
          contract_address: nullableText,
          token_id: nullableText,
          cached_file_url: nullableText,
          media: nullableText,
        },
      },
    },
  },
} as const;
export type NftSearch = FromSchema<typeof nftSearchSchema>;
export type NftHit = NftSearch['search_results'][number];
