import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { knownCoins } from '../../../src/contracts/known-coins.ts';
import { RsiPanel } from '../../../src/web/panels/charts/RsiPanel.tsx';
import { toFeedStories } from '../feed-stories.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { untilDrawn } from '../until-drawn.ts';
import { countShapes } from './shapes.ts';
import { rsi } from './rsi.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Rsi/RsiPanel',
  component: RsiPanel,
  args: { coin: knownCoins.btc },
  decorators: [onPanelStage(740)],
} satisfies Meta<typeof RsiPanel>;

type Story = StoryObj<typeof meta>;

const feed = toFeedStories('/api/coin-data/techanalysis/rsi/btc', rsi, untilDrawn);

export default meta;

/** From 0 to 100, with its lines and bands. */
export const Live: Story = {
  ...feed.live,
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await waitFor(() => expect(countShapes(canvasElement, 'chart-ref')).toBe(3));
    for (const text of ['0', '30', '50', '70', '100', 'Overbought', 'Oversold'])
      within(canvasElement).getByText(text, { selector: 'svg text' });
  },
};

export const Oversold: Story = feed.showing([{ ...rsi[0], value: 22.4 }, ...rsi.slice(1)]);

export const Empty: Story = feed.without([]);

export const Loading: Story = feed.loading;

export const Stale: Story = feed.stale;

export const Sample: Story = feed.sample;

/** The retry counts two minutes down. */
export const Failed: Story = feed.failed;

export const Offline: Story = feed.offline;

export const Rules: Story = { ...Live, ...withRules('panel', 'chart'), tags: ['!test'] };
