import { hour } from '../../../../lib/durations.ts';
import type { NewsRow } from '../../../ports/market.ts';
import type { MarketRows } from './market-rows.ts';

const sources = ['Sample Gazette', 'Sample Ledger', 'Sample Courier'] as const;

/** The sample's news: the latest is an hour before `midnight` (ms), the others some hours apart. */
export function makeNews({ headlines }: MarketRows, midnight: number): readonly NewsRow[] {
  return headlines.map(({ title, picture }, index) => ({
    title,
    link: `https://example.com/sample-news/${index + 1}`,
    imgUrl: picture === null ? null : `/media/${picture}`,
    feedDate: midnight - hour * (1 + index * 5),
    source: sources[index % sources.length] ?? sources[0],
  }));
}
