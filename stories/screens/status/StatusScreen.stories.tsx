import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusScreen } from '../../../src/web/screens/status/StatusScreen.tsx';
import { stubFeeds, type FeedAnswers } from '../../panels/stub-feeds.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { MemberStage } from '../MemberStage.tsx';
import { answerAll, answerOf } from './answers.ts';

const meta = {
  title: 'Screens/Status',
  component: StatusScreen,
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof StatusScreen>;

type Story = StoryObj<typeof meta>;

function answered(answers: FeedAnswers): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubFeeds(answers),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

const sampleDay = '2026-11-21T00:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export default meta;

export const Loading: Story = {
  beforeEach: () => stubFeeds(answerAll({}, { '/api/fng/': { kind: 'pending' } })),
};

export const Live: Story = answered(answerAll({}));

export const Sample: Story = answered(answerAll({ state: 'sample', asOf: sampleDay }));

/** One of each state, and one that responds only to a retry. */
export const Mixed: Story = answered(
  answerAll(
    {},
    {
      '/api/fng/': answerOf('/api/fng/', { state: 'stale', asOf: hoursAgo(5) }),
      '/api/data/news': answerOf('/api/data/news', { state: 'sample', asOf: sampleDay }),
      '/data/airdrops.csv': { kind: 'refused', code: 'NOT_FOUND' },
      '/api/por/binance': [{ kind: 'refused', code: 'UPSTREAM_DOWN' }, answerOf('/api/por/binance', {})],
    },
  ),
);

export const Offline: Story = answered({});
