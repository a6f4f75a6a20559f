import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shortTitle } from '../../../src/engine/short-names.ts';
import { comparisonCopy as copy } from '../../../src/web/copy/research/comparison.ts';
import { coinPageCopy } from '../../../src/web/copy/research/coin-page.ts';
import { questionnaireCopy } from '../../../src/web/copy/research/questionnaire.ts';
import { ComparisonTable } from '../../../src/web/research/results/ComparisonTable.tsx';
import { everything, further, inManyWords, longText } from '../../fixtures/questionnaires.ts';
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
    evidence: false,
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

const questions = everything.questionnaire.sections.flatMap((section) => section.questions);
const nameOf = (id: string) => shortTitle(questions.find((one) => one.id === id)!);

/** The cells of a shown row. */
function readRow(root: HTMLElement, name: string): readonly string[] | undefined {
  const row = within(root)
    .queryAllByRole('rowheader')
    .find(({ textContent }) => textContent.startsWith(name));
  return row && [...row.parentElement!.querySelectorAll('td')].map(({ textContent }) => textContent.trim());
}

/** Differences first, with short names; what is the same is one line that opens. No count is a score. */
export const Differences: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent.trim())).toEqual([
      'Tidal Forms #418 21 Nov 2026',
      'Quiet Squares 2 Nov 2026',
    ]);
    await expect(readRow(canvasElement, copy.forAndAgainst)).toEqual([
      '3 for, 4 open',
      '1 for, 1 against, 4 open, 1 neutral',
    ]);
    await expect(readRow(canvasElement, nameOf('chain'))).toEqual([
      expect.stringMatching(/^The main network/),
      expect.stringMatching(/^A side chain/),
    ]);
    await expect(canvas.getByText(nameOf('has_team')).closest('th')).toHaveAttribute(
      'title',
      questions.find(({ id }) => id === 'has_team')!.title,
    );
    await expect(readRow(canvasElement, nameOf('is_listed'))).toBeUndefined();
    const same = canvas.getByRole('button', { name: new RegExp(`^${copy.same(2)}`) });
    await userEvent.click(same);
    await expect(readRow(canvasElement, nameOf('is_listed'))).toEqual(['Yes For', 'Yes For']);
    await userEvent.click(same);
    await expect(readRow(canvasElement, nameOf('is_listed'))).toBeUndefined();
    await expect(canvas.getByText(/Announced in May/)).not.toBeVisible();
    await expectNoPriceColors(canvasElement);
  },
};

export const OnlyDifferences: Story = {
  args: { detail: 'only-differences' },
  play: async ({ canvas, canvasElement }) => {
    await expect(readRow(canvasElement, nameOf('chain'))).toBeDefined();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Every question below the marks of its section. */
export const Sections: Story = {
  args: { detail: 'sections' },
  play: async ({ canvasElement }) => {
    for (const { title } of everything.questionnaire.sections)
      await expect(readRow(canvasElement, title)).toHaveLength(2);
    await expect(readRow(canvasElement, nameOf('is_listed'))).toEqual(['Yes For', 'Yes For']);
  },
};

/** Notes, with a link to their source, below the answers. */
export const WithEvidence: Story = {
  args: { evidence: true },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Announced in May/);
    await expect(note).toBeVisible();
    await expect(within(note.closest('td')!).getByRole('link')).toHaveAttribute(
      'href',
      'https://example.com/chain',
    );
  },
};

const decided = meta.args.analyses.map((one) => ({ ...one, day: '2026-11-20', subject: undefined }));

/** A subject without a decision differs from no other. */
export const OneDecided: Story = {
  args: { decisions: { compiled: everything, records: [decided[0], undefined] } },
  play: async ({ canvas, canvasElement }) => {
    const { title } = everything.questionnaire;
    await expect(readRow(canvasElement, title)).toEqual(['Yes', coinPageCopy.noDecision]);
    await expect(canvas.getByRole('button', { name: title })).toBeVisible();
  },
};

export const TwoDecided: Story = {
  args: { decisions: { compiled: everything, records: decided } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${everything.questionnaire.title} \\d+ differ`) }),
    );
    await expect(canvas.getAllByText(nameOf('chain'))).toHaveLength(2);
  },
};

/** The arrow keys move the focus from row to row, past folded ones. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: questionnaireCopy.comparisonKeys })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(rows[0]).toHaveFocus();
    // A field of a browser extension handles its keys.
    const field = rows[1]!.appendChild(document.createElement('input'));
    field.ariaLabel = 'Field of an extension';
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveFocus();
    field.remove();
  },
};

/** Two of the analyses are only begun: their unanswered questions are no difference, and not the same either. */
const four = {
  analyses: [
    ...meta.args.analyses,
    { ...blankContent, name: 'Begun', sections: ['basics'], answers: { has_copycats: null } },
    { ...blankContent, name: 'Blank', sections: [], answers: {} },
  ],
} as const;

export const FourAnalyses: Story = {
  args: four,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(readRow(canvasElement, nameOf('is_listed'))).toEqual([
      'Yes For',
      'Yes For',
      `No ${questionnaireCopy.notMarked} Open`,
      questionnaireCopy.stands.open,
    ]);
    await expect(readRow(canvasElement, nameOf('story'))).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${copy.incomplete(4)}`) }));
    await expect(readRow(canvasElement, nameOf('story'))).toHaveLength(4);
  },
};

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

export const NothingDiffers: Story = {
  args: { ...Identical.args, detail: 'only-differences' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.allSame)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** A table of the member is a list; of a long one five rows, until it is unfolded. */
export const LongTable: Story = {
  args: {
    compiled: further,
    analyses: [12, 2].map((rows) => ({
      ...blankContent,
      name: `With ${rows} risks`,
      sections: ['tables'],
      answers: { risks: Array.from({ length: rows }, (_, at) => ({ risk: `Risk ${at + 1}`, loss: at })) },
    })),
    detail: 'sections',
  },
  play: async ({ canvas, userEvent }) => {
    const [long, short] = canvas.getAllByRole('list');
    const mark = long!.closest('td')!.querySelector('svg')!;
    await expect(mark.getBoundingClientRect().right).toBeLessThan(long!.getBoundingClientRect().left);
    await expect(within(short!).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(long!).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: copy.rows(12) }));
    await expect(within(long!).getAllByRole('listitem')).toHaveLength(12);
  },
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
    detail: 'sections',
    evidence: true,
  },
};
