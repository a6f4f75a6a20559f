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
    label: 'Example, invented figures',
    level: 'Target level',
    questions: [
      {
        title: 'Does CoinGecko show a market cap of at least US$100 million for this coin?',
        evidence: {
          value: 'US$4.96 billion',
          source: 'CoinGecko',
          age: '2m ago',
          rule: 'at least US$100 million',
        },
        chosen: 'yes',
      },
      {
        title: 'If the market cap is in the billions, does the project have at least 100,000 followers?',
        evidence: { value: '1,240,000', source: 'CoinPaprika', age: '4m ago', rule: 'at least 100,000' },
        chosen: undefined,
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
