import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonTable } from '../../../src/web/research/results/ComparisonTable.tsx';
import { everything, inManyWords, longText } from '../../fixtures/questionnaires.ts';
import { expectNoPriceColors } from '../expect-no-price-colors.ts';
import styles from '../form/demo.module.css';
import { blankContent } from '../../../src/engine/content.ts';

const meta = {
  title: 'Questionnaire/ComparisonTable',
  component: ComparisonTable,
  args: {
    compiled: everything,
    analyses: [
      {
        ...blankContent,
        name: 'Tidal Forms #418',
        savedAt: '2026-11-21T10:00:00.000Z',
        sections: ['basics', 'more', 'insights'],
        answers: {
          is_listed: true,
          chain: 'mainnet',
          channels: ['chat'],
          has_team: true,
          team_size: 'Two',
        },
        notes: { chain: { text: 'Announced in May.', source: 'https://example.com/chain' } },
      },
      {
        ...blankContent,
        name: 'Quiet Squares',
        savedAt: '2026-11-02T10:00:00.000Z',
        sections: ['basics', 'more', 'insights'],
        answers: { is_listed: true, has_copycats: true, chain: 'sidechain', why_hidden: 'Shy.' },
      },
    ],
    detail: 'differences',
  },
  decorators: [
    (Story) => (
      <main className={styles.page}>
        <h1 className={styles.title}>Comparison</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ComparisonTable>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Differences: Story = { play: ({ canvasElement }) => expectNoPriceColors(canvasElement) };
export const OnlyDifferences: Story = { args: { detail: 'only-differences' } };
export const Sections: Story = { args: { detail: 'sections' } };
export const AllAnswers: Story = { args: { detail: 'answers' } };

/** Two of the analyses are only begun: unanswered questions are no difference. */
const four = {
  analyses: [
    ...meta.args.analyses,
    { ...blankContent, name: 'Begun', sections: ['basics'], answers: { has_copycats: null } },
    { ...blankContent, name: 'Blank', sections: [], answers: {} },
  ],
  detail: 'answers',
} as const;

/** A chosen count lists its questions below their sections, at any level of detail. */
export const Filtered: Story = {
  args: { detail: 'sections' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Open/ })[0]!);
  },
};

export const FourAnalyses: Story = { args: four };

export const FourNarrow: Story = {
  args: four,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Identical: Story = {
  args: {
    analyses: [
      {
        ...blankContent,
        name: 'Tidal Forms #418',
        sections: ['basics', 'more', 'insights'],
        answers: { is_listed: true },
      },
      {
        ...blankContent,
        name: 'Tidal Forms #418',
        sections: ['basics', 'more', 'insights'],
        answers: { is_listed: true },
      },
    ],
  },
};

export const NothingDiffers: Story = { args: { ...Identical.args, detail: 'only-differences' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    compiled: inManyWords(everything),
    analyses: [
      {
        ...blankContent,
        name: longText,
        sections: ['basics', 'more', 'insights'],
        answers: { story: longText.repeat(6) },
      },
      {
        ...blankContent,
        name: longText,
        sections: ['basics', 'more', 'insights'],
        answers: { floor_note: longText },
      },
    ],
    detail: 'answers',
  },
};
