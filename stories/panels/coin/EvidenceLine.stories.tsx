import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CoinFact, CoinFacts, FactId } from '../../../src/contracts/coin-facts.ts';
import { coinFactsCopy, evidenceCopy, keptFactsCopy } from '../../../src/web/copy/panels/coin-facts.ts';
import { notesCopy as copy } from '../../../src/web/copy/research/notes.ts';
import { feedCopy } from '../../../src/web/copy/ui.ts';
import { EvidenceLine, type ShownEvidence } from '../../../src/web/panels/coin/EvidenceLine.tsx';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { narrow } from '../../research/form/narrow.ts';
import { withRules } from '../../rules/with-rules.tsx';
import { expectText } from '../expect-text.ts';
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

/** Each value has its source and age, and speaks for yes or no (C7). */
export const SourcesAgree: Story = {
  play: async (stage) => {
    const first = /US\$381 billion\s*CoinGecko\s*\d+m ago\s*at least US\$100 million\s*speaks for yes/;
    await expectText(first, evidenceCopy.speaksFor.no)(stage);
    await expectText(/US\$382 billion\s*CoinPaprika\s*\d+m ago/)(stage);
  },
};

/** Two sources that differ give no verdict (C7). */
export const SourcesDiffer: Story = {
  args: { evidence: show(toFacts('live', [smaller]), twoSources, isCap) },
  play: expectText(evidenceCopy.apart((381.2 - 310) / 381.2), evidenceCopy.speaksFor.yes),
};

export const SpeaksForNo: Story = {
  args: { evidence: show(toFacts('live'), ['rsi'], { rule: '30 or lower', speaksFor: 'no' }) },
};

export const WithoutRule: Story = {
  args: { evidence: show(toFacts('live'), ['code_changed', 'code_contributors']) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Code contributors')).toBeNull();
    const button = canvas.getByRole('button', { name: evidenceCopy.details });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Code contributors')).toBeVisible();
  },
};

/** The page of the coin comes before the search for it. */
export const WithSourcePage: Story = {
  args: { evidence: show(toFacts('live'), [...twoSources, 'price_close', 'coingecko_page'], isCap) },
  play: async ({ canvas }) => {
    const [page, , search] = canvas.getAllByRole('link', { hidden: true }).slice(-3);
    await expect(page).toHaveAttribute('href', 'https://www.coingecko.com/en/coins/ethereum');
    await expect(search).toHaveAttribute('href', expect.stringContaining('duckduckgo.com'));
  },
};

export const Listings: Story = {
  args: {
    evidence: show(toFacts('live'), ['exchange_listings'], { rule: 'listed on Kraken', speaksFor: 'yes' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(evidenceCopy.listedOn(5, 5))).toBeVisible();
    // Once as an exchange, once as a source.
    await expect(canvas.getAllByText('Kraken')).toHaveLength(2);
  },
};

export const Stale: Story = {
  args: { evidence: show(toFacts('stale'), twoSources, isCap) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(evidenceCopy.stale)).toHaveLength(2);
  },
};

/** A sample gives no verdict (C7). */
export const Sample: Story = {
  args: { evidence: show(toFacts('sample'), twoSources, { rule: 'at least US$100 million' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(feedCopy.sample)).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent(evidenceCopy.speaksFor.yes);
  },
};

export const Loading: Story = {
  args: { evidence: show(undefined, twoSources, { rule: 'at least US$100 million' }) },
  play: expectText(evidenceCopy.loading),
};

export const Missing: Story = {
  args: { evidence: show([toMissing('code_changed', 'unavailable', 'GitHub')], ['code_changed']) },
  play: expectText(coinFactsCopy.gaps.unavailable('GitHub')),
};

export const HeldBack: Story = {
  args: { evidence: show([toMissing('followers', 'held_back', 'CoinPaprika')], ['followers']) },
  play: expectText(coinFactsCopy.gaps.held_back('CoinPaprika')),
};

export const NoSource: Story = {
  args: { evidence: show([toMissing('value_locked', 'no_source')], ['value_locked', 'fees']) },
  play: expectText(coinFactsCopy.gaps.no_source()),
};

export const NftFacts: Story = {
  args: {
    evidence: show(toNftFacts('live'), ['nft_owners_per_100', 'nft_owners', 'nft_supply']),
    symbol: '',
  },
};

const flipped = (
  <>
    <span>{copy.said('No', '28 Nov')}</span>
    <span data-then="flips">, US$82 million {keptFactsCopy.then}</span>
  </>
);

/** The figure of then speaks for another answer. */
export const ReadsDifferently: Story = {
  args: { last: flipped },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(keptFactsCopy.then))).toBeVisible();
    await expect(canvas.getAllByText(evidenceCopy.speaksFor.yes)[0]).not.toBeVisible();
  },
};

/** The analysis is opened again: the rule and the second source are behind the button. */
export const AnsweredBefore: Story = {
  args: { last: copy.said('Yes', '28 Nov') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.said('Yes', '28 Nov'))).toBeVisible();
    await expect(canvas.getByText(isCap.rule)).not.toBeVisible();
    await expect(canvas.getAllByText(evidenceCopy.speaksFor.yes)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: evidenceCopy.details }));
    await expect(canvas.getByText(isCap.rule)).toBeVisible();
  },
};

export const AnsweredBeforeOnlyLinks: Story = { args: { evidence: [], last: copy.said('No', '28 Nov') } };

/** Links to other sites open in a new tab, without an opener. */
export const OnlyLinks: Story = {
  args: { evidence: [] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^CoinGecko/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
    await expect(canvas.queryByRole('button', { name: evidenceCopy.details })).toBeNull();
  },
};

export const Narrow: Story = { ...narrow };

export const NarrowOnlyLinks: Story = { args: { evidence: [] }, ...narrow };

export const Rules: Story = { ...withRules('panel'), tags: ['!test'] };
