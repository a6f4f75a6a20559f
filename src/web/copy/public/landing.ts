import { startResearch } from './start-research.ts';

interface Count {
  readonly sections: number;
  readonly questions: number;
}

export interface LandingCounts {
  readonly coins: Count;
  readonly nfts: Count;
}

export const landing = {
  smallPrint: 'For education only. Crypto-assets are risky: you can lose all the money you put in.',
  scheduleButton: 'Schedule a call',
  startButton: startResearch,
  example: {
    title: 'Coin evaluation',
    label: 'Example',
    level: 'Target level',
    help: 'How to check',
    questions: [
      {
        title: 'Does CoinGecko show a market cap of at least US$100 million for this coin?',
        help: "Market cap is the price multiplied by the coins in circulation; under US$100 million, a few large orders can move the price sharply. Open the coin's page on CoinGecko and read the market cap line.",
        ticked: true,
      },
      {
        title: 'If the market cap is in the billions, does the project have at least 100,000 followers?',
        help: 'The larger the market cap, the larger the crowd you would expect to follow it. Count the followers of the largest official channel, and skip this if the market cap is under US$1 billion.',
        ticked: false,
      },
    ],
  },
  facts: [
    {
      title: 'Coin evaluation',
      toText: ({ coins }: LandingCounts) => `${coins.sections} sections, ${coins.questions} questions`,
    },
    {
      title: 'NFT evaluation',
      toText: ({ nfts }: LandingCounts) => `${nfts.sections} sections, art to strategy`,
    },
    { title: 'Wallet movement', toText: () => 'Transfers over US$500,000' },
    { title: 'Proof of reserves', toText: () => '12 exchanges, 24-hour change' },
  ],
} as const;
