import type { Locator } from 'playwright-core';
import { click, point, scroll, the, type, until, within, type Film } from '../film.ts';

const card = (index: number) => (news: Locator) => news.getByRole('article').nth(index);
const block = /^Market Insights: Crypto news/;

export const cryptoNews: Film = {
  id: 'crypto-news',
  path: '/news',
  steps: [
    {
      says: 'A card shows title, image, source and date. Its title opens the article.',
      acts: [
        until(within('Latest news', card(0))),
        point(within('Latest news', card(0))),
        point(within('Latest news', (news) => card(1)(news).getByRole('link'))),
        point(within('Latest news', (news) => card(1)(news).getByRole('time'))),
      ],
    },
    {
      says: 'Is it a report or an advertisement? Look for sponsored labels, missing figures and a single source.',
      acts: [
        scroll(within('Latest news', card(3))),
        point(within('Latest news', (news) => card(3)(news).getByRole('link'))),
        point(within('Latest news', (news) => card(4)(news).getByRole('time'))),
      ],
    },
    {
      says: 'Write your answers below the news and choose Save my answers.',
      acts: [
        scroll(the('region', block)),
        type(
          within(block, (one) => one.getByRole('textbox')),
          'Two reports name their figures.',
        ),
        click(within(block, (one) => one.getByRole('button', { name: 'Save my answers' }))),
        until(within(block, (one) => one.getByText(/^Saved/))),
      ],
    },
  ],
};
