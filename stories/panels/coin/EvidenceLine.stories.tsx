import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CoinFact, CoinFacts, FactId } from '../../../src/contracts/coin-facts.ts';
import { evidenceCopy } from '../../../src/web/copy/panels/coin-facts.ts';
import { notesCopy as copy } from '../../../src/web/copy/research/notes.ts';
import { EvidenceLine, type ShownEvidence } from '../../../src/web/panels/coin/EvidenceLine.tsx';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { narrow } from '../../research/form/narrow.ts';
import { withRules } from '../../rules/with-rules.tsx';
import { onPanelStage } from '../PanelStage.tsx';
import { toFacts, toMissing, toNftFacts } from './fact-answers.ts';

const links = [
  { title: 'CoinGecko', href: 'https://www.coingecko.com/' },
  { title: 'Find it on CoinGecko', href: 'https://duckduckgo.com/?q=site%3Acoingecko.com%20Ethereum' },
];

const isCap = { rule: 'at least US$100 million', speaksFor: 'yes' } as const;

function show(
  facts: CoinFacts | undefined,
  ids: readonly FactId[],
  rule: Partial<Pick<ShownEvidence, 'rule' | 'speaksFor'>> = {},
): readonly ShownEvidence[] {
  return ids.map((id, index) => ({
    id,
    fact: facts?.find((one) => one.id === id),
    rule: index === 0 ? rule.rule : undefined,
    speaksFor: index === 0 ? rule.speaksFor : undefined,
  }));
}

const twoSources: readonly FactId[] = ['market_cap_coingecko', 'market_cap_coinpaprika'];

const smaller: CoinFact = {
  id: 'market_cap_coinpaprika',
  unit: 'usd',
  value: 310_000_000_000,
  source: 'CoinPaprika',
  as_of: new Date(Date.now() - 180_000).toISOString(),
  state: 'live',
};

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Coin/EvidenceLine',
  component: EvidenceLine,
  args: { describes: 'evidence', links, symbol: 'ETH', evidence: show(toFacts('live'), twoSources, isCap) },
  decorators: [
    (Story) => (
      <Panel title="Market cap">
        <div style={{ padding: 12 }}>
          <Story />
        </div>
      </Panel>
    ),
    onPanelStage(),
  ],
} satisfies Meta<typeof EvidenceLine>;

type Story = StoryObj<typeof meta>;

export default meta;

export const SourcesAgree: Story = {};

export const SourcesDiffer: Story = {
  args: { evidence: show(toFacts('live', [smaller]), twoSources, isCap) },
};

export const SpeaksForNo: Story = {
  args: { evidence: show(toFacts('live'), ['rsi'], { rule: '30 or lower', speaksFor: 'no' }) },
};

export const WithoutRule: Story = {
  args: { evidence: show(toFacts('live'), ['code_changed', 'code_contributors']) },
};

export const WithSourcePage: Story = {
  args: { evidence: show(toFacts('live'), [...twoSources, 'price_close', 'coingecko_page'], isCap) },
};

export const Listings: Story = {
  args: {
    evidence: show(toFacts('live'), ['exchange_listings'], { rule: 'listed on Kraken', speaksFor: 'yes' }),
  },
};

export const Stale: Story = { args: { evidence: show(toFacts('stale'), twoSources, isCap) } };

export const Sample: Story = {
  args: { evidence: show(toFacts('sample'), twoSources, { rule: 'at least US$100 million' }) },
};

export const Loading: Story = {
  args: { evidence: show(undefined, twoSources, { rule: 'at least US$100 million' }) },
};

export const Missing: Story = {
  args: { evidence: show([toMissing('code_changed', 'unavailable', 'GitHub')], ['code_changed']) },
};

export const HeldBack: Story = {
  args: { evidence: show([toMissing('followers', 'held_back', 'CoinPaprika')], ['followers']) },
};

export const NoSource: Story = {
  args: { evidence: show([toMissing('value_locked', 'no_source')], ['value_locked', 'fees']) },
};

export const NftFacts: Story = {
  args: {
    evidence: show(toNftFacts('live'), ['nft_owners_per_100', 'nft_owners', 'nft_supply']),
    symbol: '',
  },
};

/** The analysis is opened again: the rule and the second source are behind the button. */
export const AnsweredBefore: Story = {
  args: { last: copy.said('Yes', '28 Nov') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.said('Yes', '28 Nov'))).toBeVisible();
    await expect(canvas.getByText(isCap.rule)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: evidenceCopy.details }));
    await expect(canvas.getByText(isCap.rule)).toBeVisible();
  },
};

export const AnsweredBeforeOnlyLinks: Story = { args: { evidence: [], last: copy.said('No', '28 Nov') } };

export const OnlyLinks: Story = { args: { evidence: [] } };

export const Narrow: Story = { ...narrow };

export const NarrowOnlyLinks: Story = { args: { evidence: [] }, ...narrow };

export const Rules: Story = { ...withRules('panel'), tags: ['!test'] };
