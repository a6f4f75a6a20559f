import type { Coin, CoinNews, TeamMember } from '../../../src/contracts/coin-data.ts';

const long = 'Averyveryverylongnamewithoutanyplacetobreakit'.repeat(2);

export const ethereum: Coin = {
  id: 'eth-ethereum',
  name: 'Ethereum',
  ticker: 'ETH',
  type: 'coin',
  description: 'A platform for programs that run on many computers at once.\n\nEther pays for running them.',
  whitepaper: 'https://ethereum.org/content/whitepaper.pdf',
  launch_date: '2015-07-30T00:00:00.000Z',
  development_status: 'Working product',
  proof_type: 'Proof of Stake',
  org_structure: 'Semi-centralized',
  hash_algo: 'Ethash',
  sites: [
    { type: 'website', url: 'https://www.ethereum.org/' },
    { type: 'explorer', url: 'https://etherscan.io/' },
    { type: 'explorer', url: 'https://www.ethplorer.io/' },
    { type: 'source_code', url: 'https://github.com/ethereum/go-ethereum' },
    { type: 'message_board', url: 'https://forum.ethereum.org/' },
  ],
  team: [
    { id: 'vitalik-buterin', name: 'Vitalik Buterin', position: 'Author' },
    { id: 'aya-miyaguchi', name: 'Aya Miyaguchi', position: 'Executive Director' },
    { id: 'prima', name: 'prima', position: null },
  ],
  contracts: [],
  parent: null,
  market_cap_usd: 382_000_000_000,
};

export const token: Coin = {
  ...ethereum,
  name: 'Exampletoken',
  ticker: 'XMPLT',
  type: 'token',
  launch_date: '2020-09-17T00:00:00.000Z',
  proof_type: null,
  hash_algo: null,
  contracts: [
    { type: 'ERC20', contract: '0x00112233445566778899aAbBcCdDeEfF00112233' },
    { type: 'BEP20', contract: '0x99887766554433221100ffeeddccbbaa99887766' },
  ],
  parent: { name: 'Ethereum', symbol: 'ETH' },
};

export const bare: Coin = {
  ...ethereum,
  name: 'Foxglove',
  ticker: 'FXGLV',
  whitepaper: null,
  launch_date: null,
  org_structure: null,
  sites: [],
  team: [],
  market_cap_usd: null,
};

/** Just under the limit: rounded, it would reach it. */
export const small: Coin = { ...ethereum, name: 'Pebble', ticker: 'PBBL', market_cap_usd: 99_999_999 };

export const wordy: Coin = {
  ...token,
  name: `The ${long}`,
  ticker: 'ABCDEFGHIJKLMNOPQRST',
  type: 'a kind of coin that nobody foresaw',
  description: `${long} <b>in bold</b>`,
  whitepaper: `https://example.com/${long}.pdf`,
  org_structure: `Run by ${long}`,
  hash_algo: '<img src=x onerror=alert(1)>',
  sites: [
    { type: long, url: `https://${'a'.repeat(60)}.example/` },
    { type: 'website', url: 'javascript:alert(1)' },
  ],
  team: [{ id: 'long', name: `Dr. ${long}`, position: `Head of ${long}` }],
  contracts: [{ type: null, contract: `0x${'0123456789abcdef'.repeat(8)}` }],
  parent: { name: long, symbol: null },
};

export const vitalik: TeamMember = {
  name: 'Vitalik Buterin',
  teams_count: 5,
  description: 'Wrote the paper that proposed Ethereum.\n\nHas worked on it since.',
  positions: [
    { position: 'Author', coin_name: 'Ethereum', coin_symbol: 'ETH' },
    { position: null, coin_name: 'OMG Network', coin_symbol: null },
  ],
  links: {
    github: { url: 'https://github.com/vbuterin', followers: 6448 },
    linkedin: { url: 'https://www.linkedin.com/in/vitalik-buterin-267a7450', followers: null },
    twitter: { url: 'https://twitter.com/VitalikButerin', followers: 1234567 },
    medium: null,
  },
};

export const news: CoinNews = [
  {
    title: 'Invented story: a test network is renamed',
    content: 'This story is invented.\n\nIt has <b>two</b> paragraphs.',
    published_at: '2026-11-20T23:30:00-03:00',
    author: { name: 'Ada Example' },
    pdfUrl: 'https://example.com/reports/report%20one.pdf',
  },
  {
    title: 'Invented story: nothing happened',
    content: 'This story is invented.',
    published_at: '2026-11-18T08:00:00Z',
    author: { name: null },
    pdfUrl: null,
  },
];
