import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { exchangesCopy } from '../../../src/web/copy/exchanges.ts';
import { ExchangesScreen } from '../../../src/web/screens/exchanges/ExchangesScreen.tsx';
import { stubFeeds, type FeedAnswer } from '../../panels/stub-feeds.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { MemberStage } from '../MemberStage.tsx';
import { firstDay, noCoins, odd, oneCoin, reserves, unpriced } from './reserves.ts';

const meta = {
  title: 'Screens/Exchanges',
  component: ExchangesScreen,
  args: { blocks: undefined },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof ExchangesScreen>;

type Story = StoryObj<typeof meta>;

const sampleDay = '2026-11-21T00:00:00.000Z';

function asked(answer: FeedAnswer | readonly FeedAnswer[]): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubFeeds({ '/api/por/binance': answer }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.selectOptions(canvas.getByLabelText(exchangesCopy.select), 'Binance');
      await userEvent.click(canvas.getByRole('button', { name: exchangesCopy.ask }));
    },
  };
}

function answered(answer: FeedAnswer | readonly FeedAnswer[]): Pick<Story, 'beforeEach' | 'play'> {
  const story = asked(answer);
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      await untilLoaded(context.canvasElement);
    },
  };
}

export default meta;

export const Idle: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText(exchangesCopy.select);
    await userEvent.selectOptions(select, 'Crypto.com');
  },
};

export const Loading: Story = asked({ kind: 'pending' });

export const Live: Story = answered({ kind: 'feed', value: reserves });

export const Stale: Story = answered({
  kind: 'feed',
  value: reserves,
  state: 'stale',
  asOf: new Date(Date.now() - 3 * 3_600_000).toISOString(),
});

export const Sample: Story = answered({ kind: 'feed', value: reserves, state: 'sample', asOf: sampleDay });

export const FirstDay: Story = answered({ kind: 'feed', value: firstDay });

export const WithoutPrices: Story = answered({ kind: 'feed', value: unpriced });

export const OneCoin: Story = answered({ kind: 'feed', value: oneCoin });

export const UnexpectedValues: Story = answered({ kind: 'feed', value: odd });

export const Empty: Story = answered([
  { kind: 'feed', value: noCoins },
  { kind: 'feed', value: reserves },
]);

/** The response breaks the contract: our server checks its responses, but a proxy may send another. */
export const Malformed: Story = answered([
  { kind: 'feed', value: { t: 0, balances: null, changes: null } },
  { kind: 'feed', value: reserves },
]);

export const Failed: Story = answered([
  { kind: 'refused', code: 'UPSTREAM_DOWN' },
  { kind: 'feed', value: reserves },
]);

export const Offline: Story = answered({ kind: 'offline' });
