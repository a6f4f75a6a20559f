import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { MovementCoin } from '../../../src/contracts/movements.ts';
import { movementsCopy } from '../../../src/web/copy/movements.ts';
import { MovementsPanel } from '../../../src/web/panels/movements/MovementsPanel.tsx';
import { toAskedStory } from '../asked-story.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds, type FeedAnswer } from '../stub-feeds.ts';
import { answerOf, etherMovements, wordyMovements } from './movements.ts';
import { withRules } from '../../rules/with-rules.tsx';

const words = movementsCopy.panel;

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Movements/MovementsPanel',
  component: MovementsPanel,
  args: { words },
  decorators: [onPanelStage(1090)],
} satisfies Meta<typeof MovementsPanel>;

type Story = StoryObj<typeof meta>;

const live = answerOf(etherMovements);

const askedFor = (coin: MovementCoin, ...answers: readonly FeedAnswer[]) =>
  toAskedStory({ path: `/api/data/rocket/${coin}`, symbol: coin.toUpperCase(), ask: words.ask }, ...answers);

export default meta;

export const Idle: Story = { beforeEach: () => stubFeeds({}) };

export const Chosen: Story = {
  ...Idle,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'ETH' }));
  },
};

export const Live: Story = askedFor('eth', { kind: 'feed', value: live });

export const Loading: Story = askedFor('eth', { kind: 'pending' });

export const Stale: Story = askedFor('eth', stale(live));

export const Sample: Story = askedFor('eth', sample(live));

export const Empty: Story = askedFor('sushi', { kind: 'feed', value: answerOf([]) });

export const NoSource: Story = askedFor('bnb', { kind: 'refused', code: 'NOT_FOUND' });

export const LongTexts: Story = askedFor('btc', { kind: 'feed', value: answerOf(wordyMovements) });

export const Failed: Story = askedFor(
  'eth',
  { kind: 'refused', code: 'UPSTREAM_DOWN' },
  { kind: 'feed', value: live },
);

export const Offline: Story = askedFor('eth', { kind: 'offline' });

/** The source responded, but reports a failure. */
export const ErrorInResponse: Story = askedFor('eth', { kind: 'feed', value: { ...live, result: 'error' } });

export const Rules: Story = { ...Live, ...withRules('panel', 'direction'), tags: ['!test'] };
