import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '../../../../stories/panels/coin/CoinHeader.stories.tsx';

const header = composeStories(stories);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('CoinHeader', () => {
  it('names the coin, its symbol, kind and year, and holds the progress', async () => {
    await header.Coin.run();
    expect(await screen.findByText('Coin · since 2015')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ethereum ETH' })).toBeVisible();
    expect(screen.getByText('3 of 8 sections saved')).toBeVisible();
  });

  it('names a token’s chain', async () => {
    await header.Token.run();
    expect(await screen.findByText('Token on Ethereum · since 2020')).toBeVisible();
  });

  it('keeps the search term while loading and when nothing was found', async () => {
    await header.NotFound.run();
    expect(screen.getByRole('heading', { name: 'nothing' })).toBeVisible();
  });
});
