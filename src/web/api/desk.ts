import { coinHistoryPath, coinHistorySchema, type CoinHistory } from '../../contracts/coin-history.ts';
import { deskPath, deskSchema, type Desk } from '../../contracts/desk.ts';
import { api, type Cancel } from './client.ts';
import { readBody } from './read-body.ts';

/** Changes and alerts found by the daily reading. */
export function loadDesk(): Promise<Desk> {
  return readBody(api.get(deskPath), deskSchema);
}

/** What the daily reading kept of a coin in the last year; `coin` is its id at its source. */
export function loadCoinHistory(coin: string, cancel?: Cancel): Promise<CoinHistory> {
  return readBody(api.get(`${coinHistoryPath}/${encodeURIComponent(coin)}`, cancel), coinHistorySchema);
}
