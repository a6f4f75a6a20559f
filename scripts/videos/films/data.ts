import { click, point, scroll, the, until, words, within, type Film } from '../film.ts';

const transfers = /large transactions$/;

export const largeTransfers: Film = {
  id: 'data',
  path: '/walletmovement',
  steps: [
    {
      says: 'Choose a coin and get its latest movements: transfers of more than US$500,000.',
      acts: [
        click(the('button', 'ETH')),
        click(the('button', 'Get latest movements')),
        until(the('region', transfers)),
        point(within(transfers, (list) => list.getByRole('listitem').first())),
      ],
    },
    {
      says: 'Owner type: who is thought to own the address. Transaction type: moved, created or destroyed.',
      acts: [
        point(within(transfers, (list) => list.getByText('Sample Harbour Exchange'))),
        point(within(transfers, (list) => list.getByText('transfer', { exact: true }).nth(1))),
      ],
    },
    {
      says: 'Wash trading is trading with yourself to look busy. Write down whether you see it here.',
      acts: [scroll(the('region', /Wallet movement$/)), point(words(/one party trading with itself/))],
    },
  ],
};
