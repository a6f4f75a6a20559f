import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { EventsPanel } from '../../../src/web/panels/events/EventsPanel.tsx';
import { onPanelStage } from '../PanelStage.tsx';
import { sample, stale, stubFeeds, type FeedAnswer } from '../stub-feeds.ts';
import { manyEvents, noEvents, onePage, refusedPage, threePages } from './pages.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Events/EventsPanel',
  component: EventsPanel,
  decorators: [onPanelStage(1056)],
} satisfies Meta<typeof EventsPanel>;

type Story = StoryObj<typeof meta>;

const first: FeedAnswer = { kind: 'feed', value: threePages[0] };

function answeredWith(
  one: FeedAnswer | readonly FeedAnswer[],
  two: FeedAnswer = { kind: 'pending' },
): Pick<Story, 'beforeEach'> {
  return { beforeEach: () => stubFeeds({ '/api/data/allcal/': one, '/api/data/allcal/2/': two }) };
}

/** Waits until this text appears; the panel pauses between its calls. */
function until(text: string | RegExp): Pick<Story, 'play'> {
  return {
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByText(text);
    },
  };
}

export default meta;

export const Live: Story = { ...answeredWith({ kind: 'feed', value: onePage }), ...until('4 events') };

export const Loading: Story = answeredWith({ kind: 'pending' });

export const LoadingPages: Story = {
  ...answeredWith(first),
  ...until(/3 of 7 events/),
};

export const Stale: Story = {
  ...answeredWith(stale(onePage)),
  ...until('4 events'),
};

export const Sample: Story = {
  ...answeredWith(sample(onePage)),
  ...until('4 events'),
};

export const Empty: Story = {
  ...answeredWith({ kind: 'feed', value: noEvents }),
  ...until(messages.noEvents),
};

/** A type and a coin that no event has together. */
export const NoMatch: Story = {
  ...answeredWith({ kind: 'feed', value: onePage }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('4 events');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Event type' }), 'AMA');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Coin' }), 'Bitcoin (BTC)');
    await canvas.findByRole('button', { name: 'Show all events' });
  },
};

export const Many: Story = { ...answeredWith({ kind: 'feed', value: manyEvents }), ...until('60 events') };

export const Failed: Story = {
  ...answeredWith([
    { kind: 'refused', code: 'UPSTREAM_DOWN' },
    { kind: 'feed', value: onePage },
  ]),
  ...until(messages.loadingFailed),
};

export const ErrorInResponse: Story = {
  ...answeredWith({ kind: 'feed', value: refusedPage }),
  ...until(messages.loadingFailed),
};

export const Offline: Story = { ...answeredWith({ kind: 'offline' }), ...until(messages.loadingFailed) };

export const LaterPageFailed: Story = {
  ...answeredWith(first, { kind: 'refused', code: 'UPSTREAM_DOWN' }),
  ...until(messages.loadingFailed),
};

export const Rules: Story = { ...Live, ...withRules('panel'), tags: ['!test'] };
