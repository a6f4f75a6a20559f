import type { Film } from './film.ts';
import { airdrops } from './films/airdrops.ts';
import { calendar } from './films/calendar.ts';
import { charting } from './films/charting.ts';
import { coinEvaluation } from './films/coin-evaluation.ts';
import { cryptoNews } from './films/crypto-news.ts';
import { exchanges } from './films/exchanges.ts';
import { gettingStarted } from './films/getting-started.ts';
import { largeTransfers } from './films/data.ts';
import { nftEvaluation } from './films/nft-evaluation.ts';
import { rewards } from './films/rewards.ts';

/** In the order of the tutorial's sections. */
export const films: readonly Film[] = [
  gettingStarted,
  cryptoNews,
  calendar,
  airdrops,
  coinEvaluation,
  nftEvaluation,
  exchanges,
  largeTransfers,
  charting,
  rewards,
];
