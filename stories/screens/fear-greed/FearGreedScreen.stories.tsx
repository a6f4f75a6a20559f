import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { pages } from '../../../src/contracts/pages.ts';
import { fearGreedCopy as copy } from '../../../src/web/copy/fear-greed.ts';
import { FearGreedScreen } from '../../../src/web/screens/fear-greed/FearGreedScreen.tsx';
import { fear } from '../../panels/sentiment/days.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { expectInOrder } from '../expect-in-order.ts';
import { MemberStage } from '../MemberStage.tsx';

const meta = {
  title: 'Screens/Fear and greed/FearGreedScreen',
  component: FearGreedScreen,
  args: { charting: <p>Charts and checklist</p>, blocks: <p>Market Insights</p> },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof FearGreedScreen>;

type Story = StoryObj<typeof meta>;

export default meta;

/** The index and the coin price, then the swing-trading page, then the questions (F1), with links to the charts (A5). */
export const Loaded: Story = {
  beforeEach: () => stubFeeds({ '/api/fng/': { kind: 'feed', value: fear } }),
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    await canvas.findByRole('meter');
    await expectInOrder(
      canvas.getByRole('region', { name: copy.sentiment.title }),
      canvas.getByRole('region', { name: copy.ticker.title }),
      canvas.getByText('Charts and checklist'),
      canvas.getByText('Market Insights'),
    );
    const toPath = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(toPath('Charts')).toBe(pages.charting.path);
    await expect(toPath('Fear and Greed')).toBe(pages.fearGreed.path);
  },
};

/** A failing source affects no other part of the page (Z1). */
export const IndexFailed: Story = {
  beforeEach: () => stubFeeds({}),
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.loadingFailed);
    await expect(canvas.getByRole('button', { name: 'BTC' })).toBeEnabled();
    await expect(canvas.getByText('Charts and checklist')).toBeVisible();
  },
};
