import { day, hour } from '../../../../lib/durations.ts';
import type { EventRow, EventRows } from '../../../ports/market.ts';

const pageSize = 16;
const eventCount = 40;

type Kind = readonly [title: string, category: string];

const kinds: readonly [Kind, ...Kind[]] = [
  ['Network upgrade (sample)', 'Hard fork'],
  ['Developer conference (sample)', 'Conference'],
  ['Question hour with the team (sample)', 'AMA'],
  ['Wallet version 2 (sample)', 'Release'],
  ['New trading pair (sample)', 'Exchange listing'],
  ['Token distribution (sample)', 'Airdrop'],
  ['Test network rehearsal (sample)', 'Testnet'],
  ['Community vote closes (sample)', 'Governance'],
  ['Partnership talk (sample)', 'Partnership'],
  ['Unlock of team tokens (sample)', 'Token unlock'],
  ['Quarterly report (sample)', 'Report'],
];

const coins = [
  'Bitcoin (BTC)',
  'Ethereum (ETH)',
  'Uniswap (UNI)',
  'Cardano (ADA)',
  'Solana (SOL)',
  'Polkadot (DOT)',
  'Monero (XMR)',
] as const;

const proofs = ['ticket-stub.png', '', 'notice-board.png', '', 'round-table.jpg'] as const;

/** One page of the sample's events from the day that begins at `midnight` (ms) on; undefined after the last page. */
export function makeEventPage(page: number, midnight: number): EventRows | undefined {
  const pages = Math.ceil(eventCount / pageSize);
  if (page > pages) return undefined;
  const first = (page - 1) * pageSize;
  const length = Math.min(pageSize, eventCount - first);
  const rows = Array.from({ length }, (_, index) => makeEvent(first + index, midnight));
  return { total: eventCount, pages, rows };
}

// The lists' lengths have no common divisor, so that all events of a page differ.
function makeEvent(index: number, midnight: number): EventRow {
  const [title, category] = cycle(kinds, index);
  const isForTwo = index % 9 === 4;
  const named = [cycle(coins, index), ...(isForTwo ? [cycle(coins, index + 3)] : [])];
  const proof = cycle(proofs, index);
  return {
    title: { en: title },
    // The first is today; the next follow after one or two days each.
    date_event: new Date(
      midnight + Math.floor(index * 1.5) * day + (9 + (index % 4) * 3) * hour,
    ).toISOString(),
    source: index % 5 === 3 ? null : `https://example.com/sample-calendar/${index + 1}`,
    coins: named.map((fullname) => ({ fullname })),
    categories: [{ name: category }, ...(index % 8 === 2 ? [{ name: 'Community' }] : [])],
    proof: proof === '' ? null : `/media/${proof}`,
  };
}

function cycle<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
