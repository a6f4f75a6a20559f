import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FactSheet } from '../../../src/web/panels/coin/FactSheet.tsx';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { coinFactsCopy } from '../../../src/web/copy/panels/coin-facts.ts';
import { ethereum, wordy } from './answers.ts';
import { someMissing, strange, toFacts, toMissing } from './fact-answers.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { sample, stale } from '../stub-feeds.ts';
import { stubCalls, type CallAnswer } from './stub-calls.ts';
import { untilLoaded } from '../until-loaded.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Coin/FactSheet',
  component: FactSheet,
  args: { coin: ethereum },
  decorators: [
    (Story) => (
      <Panel title="Coin info">
        <Story />
      </Panel>
    ),
    onPanelStage(),
  ],
} satisfies Meta<typeof FactSheet>;

type Story = StoryObj<typeof meta>;

/** Storage key of the open state. */
const keptAs = 'coinFacts';

function closedWith(...facts: readonly CallAnswer[]): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: () => {
      localStorage.removeItem(keptAs);
      const restore = stubCalls({ facts });
      return () => {
        localStorage.removeItem(keptAs);
        restore();
      };
    },
  };
}

function openedWith(...facts: readonly CallAnswer[]): Pick<Story, 'beforeEach' | 'play'> {
  return {
    ...closedWith(...facts),
    play: async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByText(coinFactsCopy.title));
      if (facts[0]?.kind !== 'pending') await untilLoaded(canvasElement);
    },
  };
}

export default meta;

export const Closed: Story = closedWith({ kind: 'feed', value: toFacts('live') });

export const Live: Story = openedWith({ kind: 'feed', value: toFacts('live') });

export const Wide: Story = { ...Live, decorators: [onPanelStage(720)] };

export const SomeMissing: Story = openedWith(stale(someMissing));

/** A source was slow: its facts come with the next call. */
export const LoadedInParts: Story = openedWith(
  {
    kind: 'feed',
    state: 'stale',
    value: toFacts('live', [toMissing('market_cap_coingecko', 'loading')]),
  },
  { kind: 'feed', value: toFacts('live') },
);

const heldBack: CallAnswer = {
  kind: 'feed',
  state: 'stale',
  value: toFacts('live', [toMissing('market_cap_coingecko', 'held_back', 'CoinGecko')]),
};

/** A source was at its rate limit: its facts come a minute later. */
export const HeldBack: Story = openedWith(...Array.from({ length: 6 }, () => heldBack), {
  kind: 'feed',
  value: toFacts('live'),
});

export const Stale: Story = openedWith(stale(toFacts('stale')));

export const Sample: Story = openedWith(sample(toFacts('sample')));

export const Loading: Story = openedWith({ kind: 'pending' });

export const Unreachable: Story = openedWith(
  { kind: 'refused', code: 'UPSTREAM_DOWN' },
  { kind: 'feed', value: toFacts('live') },
);

export const Offline: Story = openedWith({ kind: 'offline' });

export const UnexpectedValues: Story = {
  ...openedWith({ kind: 'feed', value: strange }),
  args: { coin: wordy },
};

export const Rules: Story = { ...Live, ...withRules('panel'), tags: ['!test'] };
