import type { TeamMember } from '../../../contracts/coin-data.ts';

const none = { github: null, linkedin: null, twitter: null, medium: null };

/** The people of the sample coins' teams by id. Only the fictional person has figures. */
export const sampleTeam: ReadonlyMap<string, TeamMember> = new Map([
  [
    'sample-satoshi-nakamoto',
    {
      name: 'Satoshi Nakamoto',
      teams_count: 1,
      description:
        'The name under which the Bitcoin paper appeared in 2008 and the first version of its software in 2009. ' +
        'Who stands behind it is not known.',
      positions: [{ position: 'Founder', coin_name: 'Bitcoin', coin_symbol: 'BTC' }],
      links: none,
    },
  ],
  [
    'sample-vitalik-buterin',
    {
      name: 'Vitalik Buterin',
      teams_count: 1,
      description: 'Wrote the paper that proposed Ethereum in 2013 and has worked on the protocol since.',
      positions: [{ position: 'Co-founder', coin_name: 'Ethereum', coin_symbol: 'ETH' }],
      links: { ...none, github: { url: 'https://github.com/vbuterin', followers: null } },
    },
  ],
  [
    'sample-hayden-adams',
    {
      name: 'Hayden Adams',
      teams_count: 1,
      description: 'Built the first version of the Uniswap exchange, which opened in 2018.',
      positions: [{ position: 'Founder', coin_name: 'Uniswap', coin_symbol: 'UNI' }],
      links: { ...none, github: { url: 'https://github.com/haydenadams', followers: null } },
    },
  ],
  [
    'sample-ada-example',
    {
      name: 'Ada Example',
      teams_count: 3,
      description:
        'Ada Example does not exist. She stands in the sample to show what a team member with every detail looks ' +
        'like: the number of projects, positions, links and followers are made up.',
      positions: [
        { position: 'Adviser', coin_name: 'Bitcoin', coin_symbol: 'BTC' },
        { position: 'Adviser', coin_name: 'Ethereum', coin_symbol: 'ETH' },
        { position: 'Adviser', coin_name: 'Uniswap', coin_symbol: 'UNI' },
      ],
      links: {
        github: { url: 'https://ada.example/github', followers: 1024 },
        linkedin: { url: 'https://ada.example/linkedin', followers: 512 },
        twitter: { url: 'https://ada.example/twitter', followers: 1234567 },
        medium: { url: 'https://ada.example/medium', followers: null },
      },
    },
  ],
] satisfies [string, TeamMember][]);
