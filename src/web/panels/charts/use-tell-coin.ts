import type { ChartCoin } from '../../../contracts/charts.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { useTellChoice } from '../../feeds/page-choice.ts';

/** The coin whose charts are shown is what the page is about. */
export function useTellCoin({ symbol }: ChartCoin): void {
  useTellChoice('coin', knownCoins[symbol]);
}
