import { click, point, scroll, the, type, until, within, type Film } from '../film.ts';

export const coinEvaluation: Film = {
  id: 'coin-evaluation',
  path: '/coineval',
  steps: [
    {
      says: 'Choose New Analysis to start, or Previous Analysis to go on with the last one.',
      acts: [point(the('button', 'Previous Analysis')), click(the('button', 'New Analysis'))],
    },
    {
      says: 'Type the name of a coin and choose Search Coin.',
      acts: [
        type(the('combobox', 'Coin name'), 'Ethereum'),
        click(the('button', 'Search Coin')),
        until(within('Coin info', (info) => info.getByText('Proof of stake'))),
      ],
    },
    {
      says: 'Open a section, tick what you could confirm, and save it.',
      acts: [
        click(the('checkbox', /CoinGecko/)),
        click(within('Coin evaluation', (one) => one.getByRole('button', { name: 'Save', exact: true }))),
        until(within('Coin evaluation', (one) => one.getByText(/^Saved!/))),
      ],
    },
    {
      says: 'You cannot find an answer? Leave it unticked and come back later: a blank is honest.',
      acts: [point(the('checkbox', /10,000 followers/))],
    },
    {
      says: 'The coin info panel has the facts: type, launch date, whitepaper, links and team.',
      acts: [
        scroll(the('region', 'Coin info')),
        point(within('Coin info', (info) => info.getByText('Launch date'))),
        point(within('Coin info', (info) => info.getByRole('heading', { name: 'Important links' }))),
        point(within('Coin info', (info) => info.getByRole('heading', { name: 'Team' }))),
      ],
    },
  ],
};
