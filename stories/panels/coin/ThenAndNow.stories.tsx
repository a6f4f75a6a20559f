import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CoinFact, FactId, KnownFact } from '../../../src/contracts/coin-facts.ts';
import { ThenAndNow } from '../../../src/web/panels/coin/ThenAndNow.tsx';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { toFacts, toMissing } from './fact-answers.ts';
import { onPanelStage } from '../PanelStage.tsx';

type State = KnownFact['state'];

function toFact(id: FactId, change: Partial<KnownFact> = {}, state: State = 'live'): KnownFact {
  const fact = toFacts(state).find((one) => one.id === id);
  if (!fact || fact.state === 'missing') throw new Error(`No fact ${id}`);
  return { ...fact, ...change } as KnownFact;
}

const day = '2026-10-14T09:58:00.000Z';
const cap = toFact('market_cap_coingecko', { value: 4_960_000_000, as_of: day });
const capNow = toFact('market_cap_coingecko', { value: 3_100_000_000 });
const listed = toFact('exchange_listings', { as_of: day });
const listedNow = toFact('exchange_listings', { value: ['Binance', 'Coinbase'] });
const pair = (then: CoinFact, now?: KnownFact, flips?: object) => ({ then, now, flips });

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Coin/ThenAndNow',
  component: ThenAndNow,
  args: { pairs: [pair(cap, capNow)], imported: false, symbol: 'ETH' },
  decorators: [
    (Story) => (
      <Panel title="Market cap">
        <Story />
      </Panel>
    ),
    onPanelStage(),
  ],
} satisfies Meta<typeof ThenAndNow>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Changed: Story = {};

export const ReadsDifferently: Story = { args: { pairs: [pair(listed, listedNow, {})] } };

export const Unchanged: Story = { args: { pairs: [pair(cap, cap)] } };

/** The values differ by less than what is shown. */
export const ShownAlike: Story = {
  args: {
    pairs: [
      pair(toFact('rsi', { value: 36.52 }), toFact('rsi', { value: 36.48 }), {}),
      pair(toFact('price_to_average_52', { value: 2.871 }), toFact('price_to_average_52', { value: 2.874 })),
    ],
  },
};

export const WithPage: Story = {
  args: { pairs: [pair(cap, capNow), pair(toFact('coingecko_page'), toFact('coingecko_page'))] },
};

export const WithoutPresentValue: Story = { args: { pairs: [pair(cap)] } };

export const Sample: Story = { args: { pairs: [pair(toFact('market_cap_coingecko', {}, 'sample'))] } };

export const Missing: Story = {
  args: { pairs: [pair(toMissing('market_cap_coingecko', 'held_back', 'CoinGecko'))] },
};

export const Imported: Story = {
  args: { pairs: [pair(cap, capNow), pair(listed, listedNow)], imported: true },
};
