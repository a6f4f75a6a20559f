import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { TickerCoin } from '../../../src/contracts/ticker.ts';
import { fearGreedCopy } from '../../../src/web/copy/fear-greed.ts';
import { TickerPanel } from '../../../src/web/panels/ticker/TickerPanel.tsx';
import { toAskedStory } from '../asked-story.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds, type FeedAnswer } from '../stub-feeds.ts';
import { cardano, solana, tickerOf, toTickerPath } from './quotes.ts';
import { withRules } from '../../rules/with-rules.tsx';

const words = fearGreedCopy.ticker;

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Ticker/TickerPanel',
  component: TickerPanel,
  args: { words },
  decorators: [onPanelStage(538)],
} satisfies Meta<typeof TickerPanel>;

type Story = StoryObj<typeof meta>;

const live = tickerOf('sol', solana);

const askedFor = (coin: TickerCoin, ...answers: readonly FeedAnswer[]) =>
  toAskedStory({ path: toTickerPath(coin), symbol: coin.toUpperCase(), ask: words.ask }, ...answers);

export default meta;

export const Idle: Story = { beforeEach: () => stubFeeds({}) };

export const Chosen: Story = {
  ...Idle,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'SOL' }));
  },
};

export const Live: Story = askedFor('sol', { kind: 'feed', value: live });

/** The focus stays on the button, so that it can be pressed again. */
export const AskedByKeyboard: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    panel.getByRole('button', { name: 'SOL' }).focus();
    await userEvent.keyboard(' ');
    const ask = panel.getByRole('button', { name: words.ask });
    ask.focus();
    await userEvent.keyboard('{Enter}');
    await panel.findByText('Solana price');
    await expect(ask).toHaveFocus();
  },
};

export const Loading: Story = askedFor('sol', { kind: 'pending' });

export const Stale: Story = askedFor('sol', stale(live));

export const Sample: Story = askedFor('sol', sample(live));

/** Less than a dollar, with many values missing. */
export const FewValues: Story = askedFor('ada', { kind: 'feed', value: tickerOf('ada', cardano) });

export const Failed: Story = askedFor(
  'sol',
  { kind: 'refused', code: 'UPSTREAM_DOWN' },
  { kind: 'feed', value: live },
);

export const Offline: Story = askedFor('sol', { kind: 'offline' });

export const WithoutCoin: Story = askedFor('sol', { kind: 'feed', value: tickerOf('ada', cardano) });

export const Rules: Story = { ...Live, ...withRules('panel', 'direction'), tags: ['!test'] };
