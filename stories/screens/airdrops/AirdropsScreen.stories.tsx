import type { Meta, StoryObj } from '@storybook/react-vite';
import { AirdropsScreen } from '../../../src/web/screens/airdrops/AirdropsScreen.tsx';
import { file } from '../../panels/airdrops/files.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { MemberStage } from '../MemberStage.tsx';

const meta = {
  title: 'Screens/Airdrops',
  component: AirdropsScreen,
  args: { blocks: <p>Market Insights</p> },
  decorators: [
    (Story) => (
      <MemberStage>
        <Story />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof AirdropsScreen>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Sample: Story = {
  beforeEach: () => stubFeeds({ '/data/airdrops.csv': { kind: 'feed', value: file, state: 'sample' } }),
  play: ({ canvasElement }) => untilLoaded(canvasElement),
};
