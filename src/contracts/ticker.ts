import type { FromSchema } from 'json-schema-to-ts';

/** Coins whose price is offered, with the ids of (F1). */
export const tickerCoins = {
  ada: 2010,
  bnb: 1839,
  btc: 1,
  dai: 2308,
  dot: 11517,
  eth: 1027,
  sol: 11733,
  sushi: 11794,
  uni: 11968,
  xmr: 328,
} as const;
export type TickerCoin = keyof typeof tickerCoins;

const nullableNumber = { type: ['number', 'null'] } as const;

/**
 * Response of GET {ticker}/v2/ticker/{coinId}/: `data` has one coin under its id. Prices are in US dollars, changes in
 * percent, supplies in the coin's own unit; null: not known (max_supply: unlimited or not known). last_updated is in seconds.
 */
export const tickerSchema = {
  type: 'object',
  required: ['data'],
  additionalProperties: false,
  properties: {
    data: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: [
          'name',
          'symbol',
          'max_supply',
          'total_supply',
          'circulating_supply',
          'quotes',
          'last_updated',
        ],
        additionalProperties: false,
        properties: {
          name: { type: 'string' },
          symbol: { type: 'string' },
          max_supply: nullableNumber,
          total_supply: nullableNumber,
          circulating_supply: nullableNumber,
          last_updated: { type: 'number' },
          quotes: {
            type: 'object',
            required: ['USD'],
            additionalProperties: false,
            properties: {
              USD: {
                type: 'object',
                required: ['price', 'percentage_change_1h', 'percentage_change_24h', 'percentage_change_7d'],
                additionalProperties: false,
                properties: {
                  price: { type: 'number' },
                  percentage_change_1h: nullableNumber,
                  percentage_change_24h: nullableNumber,
                  percentage_change_7d: nullableNumber,
                },
              },
            },
          },
        },
      },
    },
  },
} as const;
export type Ticker = FromSchema<typeof tickerSchema>;
export type TickerQuote = Ticker['data'][string];
