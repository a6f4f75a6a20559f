import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { knownCoins } from '../../../src/contracts/known-coins.ts';
import { MacdPanel } from '../../../src/web/panels/charts/MacdPanel.tsx';
import { toFeedStories } from '../feed-stories.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { untilDrawn } from '../until-drawn.ts';
import { countShapes, expectAllDrawn } from './shapes.ts';
import { macd } from './macd.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Macd/MacdPanel',
  component: MacdPanel,
  args: { coin: knownCoins.btc },
  decorators: [onPanelStage(740)],
} satisfies Meta<typeof MacdPanel>;

type Story = StoryObj<typeof meta>;

const feed = toFeedStories('/api/coin-data/techanalysis/macd/btc', macd, untilDrawn);

export default meta;

/** A bar for each day, and two lines. */
export const Live: Story = {
  ...feed.live,
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await expectAllDrawn(canvasElement);
    await expect(countShapes(canvasElement, 'chart-1')).toBe(1);
    await expect(countShapes(canvasElement, 'chart-2')).toBe(1);
  },
};

/** Figures of a few cents. */
export const CheapCoin: Story = feed.showing(
  macd.map(({ backtrack, ...figures }) => ({
    backtrack,
    valueMACD: figures.valueMACD / 10_000,
    valueMACDSignal: figures.valueMACDSignal / 10_000,
    valueMACDHist: figures.valueMACDHist / 10_000,
  })),
);

/** The source does not say when its days closed. */
export const WithoutDates: Story = feed.showing(macd.map((day) => ({ ...day, time: undefined })));

export const Empty: Story = feed.without([]);

export const Loading: Story = feed.loading;

export const Stale: Story = feed.stale;

export const Sample: Story = feed.sample;

/** The retry counts two minutes down. */
export const Failed: Story = feed.failed;

export const Offline: Story = feed.offline;

export const Rules: Story = { ...Live, ...withRules('panel', 'chart'), tags: ['!test'] };
