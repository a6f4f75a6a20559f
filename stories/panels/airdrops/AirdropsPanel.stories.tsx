import type { Meta, StoryObj } from '@storybook/react-vite';
import { AirdropsPanel } from '../../../src/web/panels/airdrops/AirdropsPanel.tsx';
import { PanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds, type FeedAnswer } from '../stub-feeds.ts';
import { untilLoaded } from '../until-loaded.ts';
import { file, manyRows, noRows, otherHeader, twoBrokenRows } from './files.ts';

const meta = {
  title: 'Panels/Airdrops/AirdropsPanel',
  component: AirdropsPanel,
  decorators: [
    (Story) => (
      <PanelStage width={1056}>
        <Story />
      </PanelStage>
    ),
  ],
} satisfies Meta<typeof AirdropsPanel>;

type Story = StoryObj<typeof meta>;

const path = '/data/airdrops.csv';

function answeredWith(...answers: readonly FeedAnswer[]): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubFeeds({ [path]: answers }),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

export default meta;

export const Live: Story = answeredWith({ kind: 'feed', value: file });

export const Loading: Story = { beforeEach: () => stubFeeds({ [path]: { kind: 'pending' } }) };

export const Stale: Story = answeredWith(stale(file));

export const Sample: Story = answeredWith(sample(file));

export const BrokenRows: Story = answeredWith({ kind: 'feed', value: twoBrokenRows });

export const Empty: Story = answeredWith({ kind: 'feed', value: noRows });

export const Many: Story = answeredWith({ kind: 'feed', value: manyRows });

export const Failed: Story = answeredWith(
  { kind: 'refused', code: 'UPSTREAM_DOWN' },
  { kind: 'feed', value: file },
);

export const OtherHeader: Story = answeredWith({ kind: 'feed', value: otherHeader });

export const NoText: Story = answeredWith({ kind: 'feed', value: '' });

export const Offline: Story = answeredWith({ kind: 'offline' });
