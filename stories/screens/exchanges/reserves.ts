import type { Reserves } from '../../../src/contracts/reserves.ts';

/** Invented amounts of eleven coins, one more than are shown, two without a price; the times are in seconds. */
export const reserves: Reserves = {
  t: Date.parse('2026-11-21T04:58:00.000Z') / 1000,
  balances: {
    BTC: 583_413.25,
    ETH: 4_102_981,
    USDT: 27_316_540_201,
    BNB: 21_880_340,
    XRP: 2_731_908_455,
    SOL: 24_190_873,
    USDC: 2_914_300_112,
    DOGE: 15_204_661_930,
    ADA: 988_120_450,
    WBETH: 0.00123456,
    TRX: 12,
  },
  changes: {
    BTC: 1192.4,
    ETH: -18_204.6,
    USDT: 182_450_310,
    BNB: -40_218,
    XRP: 12_903_441,
    SOL: 128_733,
    USDC: -64_210_902,
    DOGE: -240_118_774,
    ADA: 0,
    WBETH: -0.00000004,
    TRX: 2,
  },
  prices_usd: {
    BTC: 64_250,
    ETH: 3180,
    USDT: 1,
    BNB: 588,
    XRP: 1.25,
    SOL: 148,
    USDC: 1,
    DOGE: 0.1,
    ADA: 0.45,
  },
};

export const unpriced: Reserves = { ...reserves, prices_usd: {} };

export const firstDay: Reserves = { ...reserves, changes: {} };

export const oneCoin: Reserves = { ...reserves, balances: { BTC: 1 }, changes: { BTC: 0 } };

export const odd: Reserves = {
  t: reserves.t,
  balances: { '<b>COIN</b>WITHALONGNAME': 1_234_567_890_123.456, NONE: 0, OWED: -5, '1000SATS': 1e-7 },
  changes: { '<b>COIN</b>WITHALONGNAME': -1_234_567_890_123.456, NONE: 0, '1000SATS': 1e-9 },
  prices_usd: { '<b>COIN</b>WITHALONGNAME': 2, NONE: 3, OWED: 4, '1000SATS': 5, constructor: 6 },
};

export const noCoins: Reserves = { t: reserves.t, balances: {}, changes: {} };
