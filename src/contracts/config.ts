import type { FromSchema } from 'json-schema-to-ts';

const path = { type: 'string', pattern: '^/' } as const;

/**
 * Response of GET /config.json: the base paths of docs/behaviour.md, Calls (same origin only) and the operator's settings,
 * null where not set. `auth` is 'open' where an e-mail address alone signs in; `passkeys` says whether a passkey may sign in.
 */
export const publicConfigSchema = {
  type: 'object',
  required: [
    'bases',
    'auth',
    'passkeys',
    'schedulingUrl',
    'pressUrl',
    'contactEmail',
    'socialLinks',
    'company',
  ],
  additionalProperties: false,
  properties: {
    bases: {
      type: 'object',
      required: ['report', 'coinData', 'api', 'nft', 'proofOfReserves', 'fearGreed', 'ticker', 'airdrops'],
      additionalProperties: false,
      properties: {
        report: path,
        coinData: path,
        api: path,
        nft: path,
        proofOfReserves: path,
        fearGreed: path,
        ticker: path,
        airdrops: path,
      },
    },
    auth: { type: 'string', enum: ['open', 'code'] },
    passkeys: { type: 'boolean' },
    schedulingUrl: { type: ['string', 'null'] },
    pressUrl: { type: ['string', 'null'] },
    contactEmail: { type: 'string' },
    socialLinks: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'url'],
        additionalProperties: false,
        properties: { name: { type: 'string' }, url: { type: 'string' } },
      },
    },
    company: {
      type: 'object',
      required: ['name', 'address', 'register', 'retention', 'membership', 'transfers', 'legalDate'],
      additionalProperties: false,
      properties: {
        name: { type: ['string', 'null'] },
        address: { type: ['string', 'null'] },
        register: { type: ['string', 'null'] },
        retention: { type: ['string', 'null'] },
        membership: { type: ['string', 'null'] },
        transfers: { type: ['string', 'null'] },
        legalDate: { type: ['string', 'null'] },
      },
    },
  },
} as const;
export type PublicConfig = FromSchema<typeof publicConfigSchema>;

/** Base paths of this server's API; server and browser read them here. */
export const bases = {
  report: '/api/report',
  coinData: '/api/coin-data',
  api: '/api/data',
  nft: '/api/nft',
  proofOfReserves: '/api/por/',
  fearGreed: '/api/fng/',
  ticker: '/api/ticker',
  airdrops: '/data/airdrops.csv',
} as const satisfies PublicConfig['bases'];
