import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { pages } from '../../../../src/contracts/pages.ts';
import { fearGreedCopy } from '../../../../src/web/copy/fear-greed.ts';
import * as stories from '../../../../stories/screens/fear-greed/FearGreedScreen.stories.tsx';

const page = composeStories(stories);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('FearGreedScreen', () => {
  it('shows the index and the coin price, then the swing-trading page, then the questions (F1)', async () => {
    await page.Loaded.run();
    await screen.findByRole('meter');
    const parts = [
      screen.getByRole('region', { name: fearGreedCopy.sentiment.title }),
      screen.getByRole('region', { name: fearGreedCopy.ticker.title }),
      screen.getByText('Charts and checklist'),
      screen.getByText('Market Insights'),
    ];
    const inOrder = parts.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(parts);
  });

  it('links to the charts (A5)', async () => {
    await page.Loaded.run();
    expect(screen.getByRole('link', { name: 'Charts' })).toHaveAttribute('href', pages.charting.path);
    expect(screen.getByRole('link', { name: 'Fear and Greed' })).toHaveAttribute(
      'href',
      pages.fearGreed.path,
    );
  });

  it('keeps its other parts when the index cannot be loaded (Z1)', async () => {
    await page.IndexFailed.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.loadingFailed);
    expect(screen.getByRole('button', { name: 'BTC' })).toBeEnabled();
    expect(screen.getByText('Charts and checklist')).toBeVisible();
  });
});
