import type { Page } from 'playwright-core';
import { click, point, scroll, the, type, until, within, type Film } from '../film.ts';

export const nftEvaluation: Film = {
  id: 'nft-evaluation',
  path: '/nfteval',
  steps: [
    {
      says: 'Choose New Analysis, type at least three characters of a name, and search.',
      acts: [
        click(the('button', 'New Analysis')),
        type(the('textbox', 'NFT name'), 'Tidal Forms'),
        click(the('button', 'Search NFT')),
      ],
    },
    {
      says: 'The picture comes from up to three gateways, one after the other. That can take a while.',
      acts: [until(the('button', /^ART/)), point(within('NFT', (panel) => panel.getByRole('img')))],
    },
    {
      says: 'Questions are tick boxes, texts, single and multiple choices, and lists with pictures.',
      acts: [
        click(the('button', /^STRATEGY/)),
        click((page) =>
          page.getByRole('group', { name: 'Questions of STRATEGY' }).getByRole('button').last(),
        ),
        until((page) => page.getByText('Hover or focus a name to see its picture.')),
        scroll((page) => page.getByText('Hover or focus a name to see its picture.').last()),
        point((page) => pictured(page).getByRole('checkbox').nth(0)),
        point((page) => pictured(page).getByRole('checkbox').nth(1)),
      ],
    },
    {
      says: 'Made-up trades: look for the same wallets passing an item back and forth.',
      acts: [click(the('button', /^TRADING METRICS/)), scroll(the('button', /^TRADING METRICS/))],
    },
  ],
};

const pictured = (page: Page) =>
  page.getByRole('group').filter({ hasText: 'Hover or focus a name to see its picture.' }).last();
