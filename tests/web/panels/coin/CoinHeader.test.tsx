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
  it('shows the name, symbol, kind and year of the coin, and the progress', async () => {
    await header.Coin.run();
    expect(await screen.findByText('Coin · since 2015')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ethereum ETH' })).toBeVisible();
    expect(screen.getByText('3 of 8 sections saved')).toBeVisible();
  });

  it('shows the chain of a token', async () => {
    await header.Token.run();
    expect(await screen.findByText('Token on Ethereum · since 2020')).toBeVisible();
  });

  it('shows the search term when no coin was found', async () => {
    await header.NotFound.run();
    expect(screen.getByRole('heading', { name: 'nothing' })).toBeVisible();
  });
});
