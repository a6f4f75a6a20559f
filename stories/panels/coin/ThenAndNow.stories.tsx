import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CoinFact, FactId, KnownFact } from '../../../src/contracts/coin-facts.ts';
import { coinFactsCopy, keptFactsCopy as copy } from '../../../src/web/copy/panels/coin-facts.ts';
import { feedCopy } from '../../../src/web/copy/ui.ts';
import { ThenAndNow } from '../../../src/web/panels/coin/ThenAndNow.tsx';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { toFacts, toMissing } from './fact-answers.ts';
import { expectText } from '../expect-text.ts';
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

/** The market cap of then, and its source and age. */
const shown = String.raw`Market cap\s*US\$4\.96 billion`;
const origin = String.raw`\s*CoinGecko · 14 Oct 2026`;

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

/** The value then and now, with source and age (Q4). */
export const Changed: Story = {
  play: expectText(new RegExp(`${shown} ${copy.then}, US\\$3\\.1 billion ${copy.now}${origin} · \\d+m ago`)),
};

export const ReadsDifferently: Story = {
  args: { pairs: [pair(listed, listedNow, {})] },
  play: expectText(
    new RegExp(`${copy.moves(['Gemini', 'Kraken', 'KuCoin'], []).join(', ')} .*${copy.flips}`),
  ),
};

export const Unchanged: Story = {
  args: { pairs: [pair(cap, cap)] },
  play: expectText(new RegExp(`${shown} ${copy.thenAndNow}${origin}`)),
};

/** The values differ by less than what is shown: no answer reads differently (Q4). */
export const ShownAlike: Story = {
  args: {
    pairs: [
      pair(toFact('rsi', { value: 36.52 }), toFact('rsi', { value: 36.48 }), {}),
      pair(toFact('price_to_average_52', { value: 2.871 }), toFact('price_to_average_52', { value: 2.874 })),
    ],
  },
  play: expectText(new RegExp(`36\\.5 ${copy.thenAndNow}.*\\+2\\.9% ${copy.thenAndNow}`), copy.flips),
};

/** The coin's page is not a figure. */
export const WithPage: Story = {
  args: { pairs: [pair(cap, capNow), pair(toFact('coingecko_page'), toFact('coingecko_page'))] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Market cap');
    await expect(canvas.queryByRole('link', { name: /coingecko\.com/ })).toBeNull();
  },
};

export const WithoutPresentValue: Story = {
  args: { pairs: [pair(cap)] },
  play: expectText(new RegExp(`${shown} ${copy.then}${origin}$`)),
};

export const Sample: Story = {
  args: { pairs: [pair(toFact('market_cap_coingecko', {}, 'sample'))] },
  play: expectText(`${copy.then} ${feedCopy.sample} · `),
};

export const Missing: Story = {
  args: { pairs: [pair(toMissing('market_cap_coingecko', 'held_back', 'CoinGecko'))] },
  play: expectText(copy.missingThen(coinFactsCopy.gaps.held_back('CoinGecko'))),
};

export const Imported: Story = {
  args: { pairs: [pair(cap, capNow), pair(listed, listedNow)], imported: true },
  play: expectText(copy.imported),
};
