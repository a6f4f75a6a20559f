import { click, go, point, scroll, the, type, until, words, within, type Film } from '../film.ts';

const block = /Wallet movement$/;

export const rewards: Film = {
  id: 'rewards',
  path: '/walletmovement',
  steps: [
    {
      says: 'You earn coins by saving a section for the first time, and by checking in every day.',
      acts: [
        scroll(the('region', block)),
        type(
          within(block, (one) => one.getByRole('textbox')),
          'No: each wallet appears once.',
        ),
        click(within(block, (one) => one.getByRole('button', { name: 'Save my answers' }))),
        until(words(/^Congratulations/)),
        point(the('link', '5 coins')),
      ],
    },
    {
      says: 'Days 1 to 7 give 1, 1, 2, 4, 6, 8 and 10 coins. Then it starts again.',
      acts: [
        click(the('link', 'Daily Check-in')),
        scroll(the('region', /^Day 1 of 7/)),
        click(the('button', 'Collect Coins')),
        until(words('+1 coin')),
        point(within(/^Day/, (days) => days.getByRole('listitem').nth(1))),
        point(within(/^Day/, (days) => days.getByRole('listitem').nth(6))),
      ],
    },
    {
      says: 'Rewards for your coins are coming soon. Coins have no money value.',
      acts: [go('/rewards'), point(words('Coming Soon'))],
    },
    {
      says: 'Your balance is on the Account and Daily Check-in pages.',
      acts: [click(the('link', 'Account')), point(words('Total coins'))],
    },
  ],
};
