import type { FromSchema } from 'json-schema-to-ts';

const nullableText = { type: ['string', 'null'] } as const;

/** Fewest characters of a search for an NFT, after trimming. */
export const minNftNameLength = 3;

/** Number of gateways that an ipfs: address is tried on, one after another. */
export const gatewayCount = 3;

/** Timeout of a gateway, or of this server for other media, in ms. */
export const mediaTimeout = 10_000;

/** Base path of media: {media}/<id>.<ext>, and {media}/ipfs/<gateway 0 to 2>/<content id and path>. */
export const mediaBase = '/media';

/**
 * Response of GET {nft}/search2nft/{name}, best hit first; an empty list without a hit. cached_file_url is the
 * source's address: https:, ipfs: or a path of this server; null or blank if it has none. media is the same-origin path
 * that shows the file; null for an ipfs: address, which is tried on the gateways, and for a file that is not shown.
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
