import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { starterListName } from '../../../src/contracts/airdrops.ts';
import { airdropsPanelCopy as copy } from '../../../src/web/copy/panels/airdrops.ts';
import { AirdropsPanel } from '../../../src/web/panels/airdrops/AirdropsPanel.tsx';
import { toFeedStories } from '../feed-stories.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { amounts, file, manyRows, noRows, otherHeader, twoBrokenRows } from './files.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Airdrops/AirdropsPanel',
  component: AirdropsPanel,
  decorators: [onPanelStage(1056)],
} satisfies Meta<typeof AirdropsPanel>;

type Story = StoryObj<typeof meta>;

const feed = toFeedStories('/data/airdrops.csv', file);

export default meta;

export const Live: Story = feed.live;

export const Loading: Story = feed.loading;

export const Stale: Story = feed.stale;

export const Sample: Story = feed.sample;

export const BrokenRows: Story = feed.showing(twoBrokenRows, 3);

export const Amounts: Story = feed.showing(amounts);

export const Empty: Story = feed.showing(noRows);

export const Many: Story = feed.showing(manyRows);

/** Words that no airdrop of the chosen type has. */
export const NoMatch: Story = {
  ...feed.live,
  play: async (context) => {
    await feed.live.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: copy.type }), 'Bridge');
    await userEvent.type(canvas.getByRole('searchbox', { name: copy.filter }), 'badger');
    await canvas.findByRole('button', { name: copy.showAll });
  },
};

export const Failed: Story = feed.failed;

/** No list is set up. */
export const Starter: Story = feed.staleFrom(starterListName);

export const UnknownHeader: Story = feed.showing(otherHeader);

export const EmptyFile: Story = feed.showing('');

export const Offline: Story = feed.offline;

export const Rules: Story = { ...Live, ...withRules('panel'), tags: ['!test'] };
