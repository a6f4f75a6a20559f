import Papa from 'papaparse';
import { airdropColumns, starterListName } from '../../contracts/airdrops.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { AirdropFile } from '../ports/market.ts';

/** Public programmes, in the contract's columns. */
const programmes: readonly (readonly string[])[] = [
  [
    'OpenSea (SEA)',
    'Ethereum and others',
    'https://opensea.io/',
    'NFT marketplace',
    'Trade or collect NFTs. The token is announced, its day and rules are not.',
    'Once',
    'OpenSea',
  ],
  [
    'MetaMask (MASK)',
    'Ethereum and others',
    'https://metamask.io/',
    'Wallet',
    'Collect points in MetaMask Rewards. The token is announced, its day and rules are not.',
    'By season',
    'MetaMask',
  ],
  [
    'Polymarket (POLY)',
    'Polygon',
    'https://polymarket.com/',
    'Prediction market',
    'The token is announced, its day and rules are not.',
    'Once',
    'Polymarket',
  ],
  [
    'Brave Rewards (BAT)',
    'Ethereum, Solana',
    'https://brave.com/brave-rewards/',
    'Browser',
    'Turn on Brave Rewards in the Brave browser, and view its ads.',
    'Monthly',
    'Advertisers',
  ],
  [
    'Superteam Earn',
    'Solana',
    'https://superteam.fun/earn',
    'Bounties',
    'Do a task that a project describes.',
    'Once a task',
    'The projects',
  ],
  [
    'Galxe',
    'several chains',
    'https://www.galxe.com/',
    'Quests',
    'Complete the quests of a project.',
    'Once a quest',
    'The projects',
  ],
];

/** The product's own list, shown until the operator sets one up; `asOf` is the day on which the programmes were checked. */
export const starterAirdrops: Feed<AirdropFile> = {
  value: { text: Papa.unparse([[...airdropColumns], ...programmes]), skipped: 0 },
  source: starterListName,
  asOf: '2026-05-31T00:00:00.000Z',
  state: 'stale',
};
