import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import placeholder from '../../../../src/web/feeds/placeholder.svg';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import * as stories from '../../../../stories/panels/news/NewsPanel.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const panel = composeStories(stories);
watchErrors();

afterEach(() => {
  vi.restoreAllMocks();
});

const region = () => screen.getByRole('region', { name: 'Latest news' });
const cards = () => screen.queryAllByRole('article');
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent.trim());
const picture = (card: HTMLElement) => card.querySelector('img')!;

describe('a story (X1)', () => {
  beforeEach(() => panel.Live.run());

  it('shows its title as a link to the article, its time of publication in UTC and its source', () => {
    const card = within(cards()[1]!);
    const link = card.getByRole('link', { name: 'Invented story: the newest of all' });
    expect(link).toHaveAttribute('href', 'https://example.com/newest');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(card.getByText('21 November 2026, 04:05 UTC')).toHaveAttribute(
      'datetime',
      '2026-11-21T04:05:00.000Z',
    );
    expect(card.getByText('Sample Gazette')).toBeVisible();
  });

  it('shows its picture, or the placeholder when there is none or it does not load', () => {
    const shown = () => cards().map((card) => picture(card).getAttribute('src'));
    expect(shown()).toEqual([
      placeholder,
      '/media/broken.png',
      expect.stringContaining('tidal-forms'),
      placeholder,
    ]);
    fireEvent.error(picture(cards()[1]!));
    expect(shown()[1]).toBe(placeholder);
  });

  it('is listed after every newer story', () => {
    expect(titles().filter((title) => title.startsWith('Invented'))).toEqual([
      'Invented story: the newest of all',
      'Invented story: a quiet week on the test networks',
      'Invented story: no picture was given',
    ]);
  });

  it('shows HTML from the source as plain text, and links only https addresses', () => {
    const odd = cards().find((card) => card.textContent.includes('<img'))!;
    expect(odd.querySelector('a, img[src="x"]')).toBeNull();
    expect(within(odd).getByText('Date unknown')).toBeVisible();
  });
});

describe('NewsPanel (X1)', () => {
  it('shows the state and age of the news, and how many stories there are', async () => {
    await panel.Stale.run();
    expect(within(region()).getByText(feedCopy.stale)).toBeVisible();
    expect(within(region()).getByText('26m ago')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('4 stories');
  });

  it('shows nine stories at first, and more by a button', async () => {
    await panel.Many.run();
    expect(cards()).toHaveLength(9);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(cards()).toHaveLength(30);
  });
});
