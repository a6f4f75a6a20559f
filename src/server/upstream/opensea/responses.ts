import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** GET /search. */
export const searchOrigin: ResponseOrigin = { source: 'OpenSea', route: '/search' };

const textOrNull = { type: ['string', 'null'] } as const;
const flag = { type: ['boolean', 'null'] } as const;

const searchSchema = {
  type: 'object',
  required: ['results'],
  properties: { results: { type: 'array' } },
} as const satisfies JSONSchema;

// Only the fields in use; the source may add types of hits.
const hitSchema = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { type: 'string' },
    nft: {
      type: ['object', 'null'],
      required: ['identifier', 'contract'],
      properties: {
        identifier: { type: 'string' },
        contract: { type: 'string' },
        name: textOrNull,
        image_url: textOrNull,
        opensea_url: textOrNull,
      },
    },
    collection: {
      type: ['object', 'null'],
      required: ['name'],
      properties: {
        name: { type: 'string' },
        image_url: textOrNull,
        is_disabled: flag,
        is_nsfw: flag,
      },
    },
  },
} as const satisfies JSONSchema;
/** One hit: an NFT or a collection, under the name of its type. */
export type Hit = FromSchema<typeof hitSchema>;

/** Checks the body of GET /search, without its rows. Throws UpstreamError 'malformed'. */
export const readSearch = buildResponseReader(searchOrigin, searchSchema);

/** Checks one hit. */
export const readHit = buildRowReader(hitSchema);
