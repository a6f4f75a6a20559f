import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsScreen } from '../../../src/web/screens/news/NewsScreen.tsx';
import { news } from '../../panels/news/answers.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { expectInOrder } from '../expect-in-order.ts';
import { MemberStage } from '../MemberStage.tsx';

const meta = {
  title: 'Screens/News',
  component: NewsScreen,
  args: { blocks: <p>Market Insights</p> },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof NewsScreen>;

type Story = StoryObj<typeof meta>;

export default meta;

/** The questions are below the stories (X1). */
export const Sample: Story = {
  beforeEach: () => stubFeeds({ '/api/data/news': { kind: 'feed', value: news, state: 'sample' } }),
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    await expectInOrder(
      canvas.getByRole('heading', { level: 1, name: 'News' }),
      canvas.getByRole('region', { name: 'Latest news' }),
      canvas.getByText('Market Insights'),
    );
  },
};
