import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { fearGreedCopy } from '../../../../src/web/copy/fear-greed.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import * as stories from '../../../../stories/panels/sentiment/SentimentPanel.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const panel = composeStories(stories);
const words = fearGreedCopy.sentiment;
const logged = watchErrors();

afterEach(() => {
  vi.restoreAllMocks();
});

const gauge = () => screen.findByRole('meter', { name: words.name });
const region = () => within(screen.getByRole('region', { name: words.title }));
const zone = (name: string) => screen.getByText(name).closest('li');

describe('SentimentPanel with an index (F1)', () => {
  it('shows the value on a meter from 0 to 100, with the word of the source for it', async () => {
    await panel.Live.run();
    const meter = await gauge();
    expect(meter).toHaveAttribute('value', '38');
    expect(meter).toHaveAttribute('min', '0');
    expect(meter).toHaveAttribute('max', '100');
    expect(meter).toHaveAttribute('aria-valuetext', '38 of 100, Fear');
    expect(region().getByText('38')).toBeVisible();
    expect(region().getByText('38').nextElementSibling).toHaveTextContent('Fear');
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows the UTC day and the source of the value', async () => {
    await panel.Live.run();
    expect((await screen.findByText(/^Value of/)).parentElement).toHaveTextContent(
      'Value of 21 Nov 2026 (UTC).',
    );
    expect(region().getByText(feedCopy.live)).toBeVisible();
    expect(region().getByText('Example source')).toBeVisible();
  });

  it.each([
    ['Lowest', panel.Lowest, 1],
    ['Live', panel.Live, 20],
    ['Highest', panel.Highest, 51],
  ] as const)('draws 51 ticks, those up to the value solid: %s', async (_, story, solid) => {
    await story.run();
    await gauge();
    const ticks = Array.from(document.querySelectorAll('[class*="tick"]'));
    expect(ticks).toHaveLength(51);
    expect(ticks.filter((tick) => !/rest/.test(tick.getAttribute('class') ?? ''))).toHaveLength(solid);
  });

  it('explains the scale and marks the zone that the source names', async () => {
    await panel.Live.run();
    await gauge();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Extreme fear0–24',
      'Fear25–44',
      'Neutral45–54',
      'Greed55–74',
      'Extreme greed75–100',
    ]);
    expect(zone('Extreme fear')).not.toHaveAttribute('aria-current');
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true');
  });

  it('marks no zone when the word of the source is not the name of one', async () => {
    await panel.UnknownWord.run();
    await gauge();
    const marked = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('aria-current'));
    expect(marked).toEqual([]);
  });

  it('shows the age of a stale value, and marks a sample', async () => {
    await panel.Stale.run();
    expect(await screen.findByText('26m ago')).toBeVisible();
    expect(screen.getByText(feedCopy.stale)).toBeVisible();
    expect(await gauge()).toHaveAttribute('aria-valuetext', `${feedCopy.stale}: 38 of 100, Fear`);
    await panel.Sample.run();
    expect(await screen.findByText(feedCopy.sample)).toBeVisible();
    expect(await gauge()).toHaveAttribute('aria-valuetext', 'Sample data: 38 of 100, Fear');
  });
});

describe('SentimentPanel without an index', () => {
  it('shows the loading error and logs it once when the response has no day (Z1)', async () => {
    await panel.WithoutDay.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.loadingFailed);
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
