import type { FromSchema } from 'json-schema-to-ts';

const nullableText = { type: ['string', 'null'] } as const;

/**
 * Response of GET {coin-data}/coinsearch/{coinName}; the name may also be an id. `id` is CoinPaprika's, such as
 * btc-bitcoin; launch_date is ISO 8601, market_cap_usd in US dollars. The source does not know null fields.
 */
export const coinSchema = {
  type: 'object',
  required: [
    'id',
    'name',
    'ticker',
    'type',
    'whitepaper',
    'launch_date',
    'development_status',
    'proof_type',
    'org_structure',
    'hash_algo',
    'sites',
    'team',
    'contracts',
    'parent',
    'market_cap_usd',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    ticker: { type: 'string' },
    type: nullableText,
    /** What it is, in its source's words; absent if the source has none. */
    description: { type: 'string' },
    whitepaper: nullableText,
    /** The same-origin path that shows the whitepaper; absent unless it is a PDF of a live source. */
    paper: { type: 'string' },
    launch_date: nullableText,
    development_status: nullableText,
    proof_type: nullableText,
    org_structure: nullableText,
    hash_algo: nullableText,
    sites: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'url'],
        additionalProperties: false,
        properties: { type: { type: 'string' }, url: { type: 'string' } },
      },
    },
    team: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'position'],
        additionalProperties: false,
        properties: { id: { type: 'string' }, name: { type: 'string' }, position: nullableText },
      },
    },
    contracts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'contract'],
        additionalProperties: false,
        properties: { type: nullableText, contract: { type: 'string' } },
      },
    },
    parent: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          required: ['name', 'symbol'],
          additionalProperties: false,
          properties: { name: { type: 'string' }, symbol: nullableText },
        },
      ],
    },
    market_cap_usd: { type: ['number', 'null'] },
  },
} as const;
export type Coin = FromSchema<typeof coinSchema>;

/**
 * Response of GET {coin-data}/coins?query=: coins whose name or symbol resembles the query, best first. `id` is
 * CoinPaprika's; rank is by market cap from 1, null if unranked.
 */
export const coinHitsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'symbol', 'rank'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      symbol: { type: 'string' },
      rank: { type: ['integer', 'null'] },
    },
  },
} as const;
export type CoinHits = FromSchema<typeof coinHitsSchema>;

/** Most coins in that response. */
export const maxCoinHits = 10;

/** A market cap below this, in US dollars, is low (C3). */
export const lowMarketCap = 100_000_000;

const profileLink = {
  anyOf: [
    { type: 'null' },
    {
      type: 'object',
      required: ['url', 'followers'],
      additionalProperties: false,
      properties: { url: { type: 'string' }, followers: { type: ['integer', 'null'] } },
    },
  ],
} as const;

/** Response of GET {coin-data}/teamsearch/{teamMemberId}; teams_count is the number of projects. */
export const teamMemberSchema = {
  type: 'object',
  required: ['name', 'teams_count', 'description', 'positions', 'links'],
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    teams_count: { type: ['integer', 'null'] },
    description: nullableText,
    positions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['position', 'coin_name', 'coin_symbol'],
        additionalProperties: false,
        properties: { position: nullableText, coin_name: { type: 'string' }, coin_symbol: nullableText },
      },
    },
    links: {
      type: 'object',
      required: ['github', 'linkedin', 'twitter', 'medium'],
      additionalProperties: false,
      properties: { github: profileLink, linkedin: profileLink, twitter: profileLink, medium: profileLink },
    },
  },
} as const;
export type TeamMember = FromSchema<typeof teamMemberSchema>;

/** Response of GET {coin-data}/coinnews/{coinName}, newest first; published_at ISO 8601, content plain text. */
export const coinNewsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['title', 'content', 'published_at', 'author', 'pdfUrl'],
    additionalProperties: false,
    properties: {
      title: { type: 'string' },
      content: { type: 'string' },
      published_at: { type: 'string' },
      author: {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: { name: nullableText },
      },
      pdfUrl: nullableText,
    },
  },
} as const;
export type CoinNews = FromSchema<typeof coinNewsSchema>;
