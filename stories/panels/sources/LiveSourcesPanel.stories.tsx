import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveSourcesPanel } from '../../../src/web/panels/sources/LiveSourcesPanel.tsx';
import { toFeedStories } from '../feed-stories.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { everyState, noSource, unused } from './source-lists.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Sources/LiveSourcesPanel',
  component: LiveSourcesPanel,
  decorators: [onPanelStage(1056)],
} satisfies Meta<typeof LiveSourcesPanel>;

type Story = StoryObj<typeof meta>;

const list = toFeedStories('/api/data/sources', everyState);

export default meta;

export const EveryState: Story = list.live;

export const Loading: Story = list.loading;

export const SampleOnly: Story = list.showing(unused);

export const Empty: Story = list.showing(noSource);

export const Failed: Story = list.failed;

export const Offline: Story = list.offline;

export const Rules: Story = { ...EveryState, ...withRules('panel'), tags: ['!test'] };
