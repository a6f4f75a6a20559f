import { hour } from '../../../../lib/durations.ts';
import type { NewsRow } from '../../../ports/market.ts';

const sources = ['Sample Gazette', 'Sample Ledger', 'Sample Courier'] as const;

const lines: readonly (readonly [title: string, picture: string | null])[] = [
  ['Sample story: a wallet update is tried out on a test network', 'north-hills.png'],
  ['Sample story: developers meet to compare fee models', 'paper-town.jpg'],
  ['Sample story: a survey asks how people keep their recovery words', 'signal-bars.png'],
  ['Sample story: an exchange explains how it counts its reserves', 'still-water.png'],
  ['Sample story: a bridge between two test networks is paused for a check', 'paper-town.jpg'],
  ['Sample story: a museum explains how it keeps its digital prints', 'north-hills.png'],
  ['Sample story: two research groups publish the same result', 'paper-town.jpg'],
  ['Sample story: a plain guide to block explorers is translated', null],
  ['Sample story: validators agree on a date for a rehearsal', 'signal-bars.png'],
  ['Sample story: an art collection moves to a new contract', 'still-water.png'],
  ['Sample story: a stablecoin issuer answers ten common questions', 'paper-town.jpg'],
  ['Sample story: mining equipment finds a second use as heating', 'north-hills.png'],
  ['Sample story: a small town tries a voucher on a public ledger', 'paper-town.jpg'],
  ['Sample story: what changed in wallets this month, in short', 'signal-bars.png'],
  ['Sample story: students rebuild an early client from its paper', 'still-water.png'],
  ['Sample story: a token vote ends with a high turnout', 'signal-bars.png'],
  ['Sample story: a conference posts its recordings', 'paper-town.jpg'],
  ['Sample story: an audit report is explained line by line', 'north-hills.png'],
  ['Sample story: a test network is given a new name', 'still-water.png'],
  ['Sample story: how to read a proof of reserves, and what it leaves out', 'signal-bars.png'],
];

/** The sample's news, newest first: the latest is an hour before `midnight` (ms), the others some hours apart. */
export function makeNews(midnight: number): readonly NewsRow[] {
  return lines.map(([title, picture], index) => ({
    title,
    link: `https://example.com/sample-news/${index + 1}`,
    imgUrl: picture === null ? null : `/media/${picture}`,
    feedDate: midnight - hour * (1 + index * 5),
    source: sources[index % sources.length] ?? sources[0],
  }));
}
