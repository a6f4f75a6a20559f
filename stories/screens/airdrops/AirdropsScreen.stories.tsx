import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { airdropsCopy } from '../../../src/web/copy/airdrops.ts';
import { AirdropsScreen } from '../../../src/web/screens/airdrops/AirdropsScreen.tsx';
import { file } from '../../panels/airdrops/files.ts';
import { stubFeeds } from '../../panels/stub-feeds.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { expectInOrder } from '../expect-in-order.ts';
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

/** The safety warning, and the questions below the list (R1). */
export const Sample: Story = {
  beforeEach: () => stubFeeds({ '/data/airdrops.csv': { kind: 'feed', value: file, state: 'sample' } }),
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    await expect(canvas.getByText(airdropsCopy.safety)).toBeVisible();
    await expectInOrder(
      canvas.getByRole('heading', { level: 1, name: 'Airdrops' }),
      canvas.getByRole('region', { name: 'Announced airdrops' }),
      canvas.getByText('Market Insights'),
    );
  },
};
