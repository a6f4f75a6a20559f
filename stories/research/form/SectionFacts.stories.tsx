import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CoinFact, CoinFacts } from '../../../src/contracts/coin-facts.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { evidenceCopy as copy } from '../../../src/web/copy/panels/coin-facts.ts';
import { feedCopy } from '../../../src/web/copy/ui.ts';
import { QuestionEvidence } from '../../../src/web/research/evidence/QuestionEvidence.tsx';
import { FormSlotsContext } from '../../../src/web/research/form/form-slots.ts';
import { loadQuestionnaire } from '../../../src/web/research/questionnaires/load-questionnaire.ts';
import { onlySection } from '../../fixtures/questionnaires.ts';
import { toFacts, toMissing } from '../../panels/coin/fact-answers.ts';
import { FormDemo } from './FormDemo.tsx';
import { narrow } from './narrow.ts';

interface FactsProps {
  /** Undefined while loading. */
  readonly facts: CoinFacts | undefined;
  readonly section: string;
}

const about = { kind: 'coin', subject: { id: 'eth-ethereum', name: 'Ethereum' }, coin: undefined } as const;

function SectionFacts({
  facts,
  section,
  compiled,
}: FactsProps & { readonly compiled: CompiledQuestionnaire }) {
  return (
    <FormSlotsContext
      value={{
        facts,
        renderEvidence: (props) => <QuestionEvidence {...props} facts={facts} about={about} />,
      }}
    >
      <FormDemo compiled={onlySection(compiled, section)} />
    </FormSlotsContext>
  );
}

const listings: CoinFact = {
  id: 'exchange_listings',
  unit: 'exchanges',
  value: ['Binance', 'Coinbase', 'Kraken'],
  unsure: ['Gemini'],
  source: 'Binance, Coinbase, Kraken, KuCoin',
  // Four minutes old whenever it is shown.
  get as_of() {
    return new Date(Date.now() - 240_000).toISOString();
  },
  state: 'live',
};

/** Facts that all questions of a section share, once under its title. */
const meta = {
  title: 'Questionnaire/Facts of a section',
  args: { facts: toFacts('live', [listings]), section: 'exchange' },
  loaders: [async () => ({ compiled: await loadQuestionnaire('coineval') })],
  render: (args, { loaded }) => <SectionFacts {...args} compiled={loaded['compiled']} />,
} satisfies Meta<FactsProps>;

type Story = StoryObj<FactsProps>;

export default meta;

/** The questions about one exchange each, with what describes them. */
function listQuestions(canvasElement: HTMLElement): readonly HTMLElement[] {
  return within(canvasElement).getAllByRole('checkbox');
}

export const Exchanges: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole('group', { description: new RegExp(copy.listedOn(3, 5)) });
    await expect(group).toBeVisible();
    await expect(canvas.getAllByText(copy.listedOn(3, 5))).toHaveLength(1);
    const { listed, unlisted, unsure } = copy.listing;
    const said = [
      `${unlisted} KuCoin 4m ago ${copy.speaksFor.no}`,
      `${listed} Binance 4m ago ${copy.speaksFor.yes}`,
      `${listed} Kraken 4m ago ${copy.speaksFor.yes}`,
      `${listed} Coinbase 4m ago ${copy.speaksFor.yes}`,
      `${unsure} Binance, Coinbase, Kraken, KuCoin 4m ago`,
    ];
    const questions = listQuestions(canvasElement);
    await expect(questions).toHaveLength(said.length);
    for (const [index, question] of questions.entries())
      await expect(question).toHaveAccessibleDescription(said[index]);
  },
};

/** No line reads as a live listing. */
export const Sample: Story = {
  args: { facts: toFacts('sample') },
  async play({ canvasElement }) {
    for (const question of listQuestions(canvasElement))
      await expect(question).toHaveAccessibleDescription(
        new RegExp(`^${feedCopy.sample} ${copy.listing.listed}`),
      );
  },
};

export const Loading: Story = { args: { facts: undefined } };

export const Missing: Story = {
  args: { facts: toFacts('live', [toMissing('exchange_listings', 'unavailable', 'CoinPaprika')]) },
};

export const Stale: Story = { args: { facts: toFacts('stale') } };

/** The questions keep the facts that are their own. */
export const CommunitySize: Story = {
  args: { section: 'commsize', facts: toFacts('live') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(/^Market cap/)).toHaveLength(1);
    await expect(canvas.getAllByText(/^Followers/)).toHaveLength(2);
  },
};

export const Narrow: Story = { ...narrow };
