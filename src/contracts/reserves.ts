import type { FromSchema } from 'json-schema-to-ts';

/** Exchanges whose reserves are offered; `value` is used in the path as it is (P1). */
export const exchanges = [
  { name: 'Binance', value: 'binance' },
  { name: 'Bitfinex', value: 'bitfinex' },
  { name: 'BitMEX', value: 'bitmex' },
  { name: 'Bybit', value: 'bybit' },
  { name: 'Cake DeFi', value: 'cakedefi' },
  { name: 'Checksig', value: 'checksig.com' },
  { name: 'Crypto.com', value: 'crypto.com' },
  { name: 'Deribit', value: 'deribit' },
  { name: 'Huobi', value: 'huobi' },
  { name: 'KuCoin', value: 'kucoin' },
  { name: 'OKX', value: 'okex' },
  { name: 'SwissBorg', value: 'swissborg' },
] as const;
export type Exchange = (typeof exchanges)[number];

/** Most coins that are shown, largest first (P2). */
export const maxReserveCoins = 10;

const amounts = { type: 'object', additionalProperties: { type: 'number' } } as const;

/**
 * Response of GET {proof-of-reserves}{exchange}: `t` in seconds; `balances` is the amount of each coin held and
 * `changes` its change over the last 24 hours, both in the coin's own unit, by symbol, largest holding in US dollars
 * first. `prices_usd` is this server's addition: the price of each coin in US dollars, where known.
 */
export const reservesSchema = {
  type: 'object',
  required: ['t', 'balances', 'changes'],
  additionalProperties: false,
  properties: { t: { type: 'number' }, balances: amounts, changes: amounts, prices_usd: amounts },
} as const;
export type Reserves = FromSchema<typeof reservesSchema>;

/** Response of GET {coin-data}/por/: the exchanges that reserves are offered of. */
export const exchangeListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'value'],
    additionalProperties: false,
    properties: { name: { type: 'string' }, value: { type: 'string' } },
  },
} as const;
export type ExchangeList = FromSchema<typeof exchangeListSchema>;
