import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questionnaireCopy as copy } from '../../../src/web/copy/research/questionnaire.ts';
import { ButtonLink } from '../../../src/web/ui/controls/ButtonLink.tsx';
import { ResultCard } from '../../../src/web/research/results/ResultCard.tsx';
import {
  everything,
  further,
  inManyWords,
  longText,
  onlySection,
  talk,
} from '../../fixtures/questionnaires.ts';
import { expectNoPriceColors } from '../expect-no-price-colors.ts';
import styles from '../form/demo.module.css';
import { blankContent } from '../../../src/engine/content.ts';

const meta = {
  title: 'Questionnaire/ResultCard',
  component: ResultCard,
  args: {
    compiled: everything,
    record: {
      ...blankContent,
      name: 'Tidal Forms #418',
      savedAt: '2026-11-21T10:00:00.000Z',
      sections: ['basics', 'more', 'insights'],
      answers: {
        is_listed: true,
        floor_note: '1.2 ETH',
        chain: 'testnet',
        channels: ['letter'],
        resembles: ['waves', 'circles'],
        has_team: true,
        closing: 'First line.\nSecond line.',
      },
    },
  },
  decorators: [
    (Story) => (
      <main className={styles.page}>
        <h1 className={styles.title}>Your insights</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ResultCard>;

type Story = StoryObj<typeof meta>;

export default meta;

/** Each line has the answer in words with what it says, and unfolds. */
export const Answered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectNoPriceColors(canvasElement);
    for (const name of [
      'Yes Listed For',
      'What is the floor price? 1.2 ETH Neutral',
      'Which chain is it on? A test network Against',
    ])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByText('Are there copycats?').parentElement).toHaveTextContent(
      'No not marked Are there copycats? Open',
    );
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Your insights',
      'Everything Tidal Forms #418',
      'Basics',
      'More',
    ]);
    const channels = canvas.getByRole('button', { name: /A newsletter/ });
    await expect(canvas.queryByText('A forum')).not.toBeVisible();
    await userEvent.click(channels);
    await expect(channels).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('A forum').parentElement).toHaveTextContent('No A forum');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('A forum')).not.toBeVisible();
  },
};

/** A count is chosen, and its sections are listed with their marks. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('button', { name: /^Neutral/ });
    await userEvent.click(count);
    await expect(canvas.getByText('What is the floor price?')).toBeVisible();
    await expect(canvas.queryByText('Listed')).toBeNull();
    await expect(canvas.getByRole('list', { name: copy.bySection })).toBeVisible();
    await userEvent.click(count);
    await expect(canvas.getByText('Listed')).toBeVisible();
    await userEvent.click(count);
  },
};

export const WithAction: Story = {
  args: { actions: <ButtonLink href="/coineval">Edit answers</ButtonLink> },
};

export const Unanswered: Story = {
  args: {
    record: {
      ...blankContent,
      name: 'Tidal Forms #418',
      sections: ['basics', 'more', 'insights'],
      answers: {},
    },
  },
};

/** Never "No" where nothing was saved. */
export const NotLookedAt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0 of \d sections saved/)).toBeVisible();
    await expect(canvas.getAllByText(copy.notSaved).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('No')).toBeNull();
  },
  args: {
    record: {
      ...blankContent,
      name: 'Tidal Forms #418',
      savedAt: '2026-11-21T10:00:00.000Z',
      sections: [],
      answers: {},
    },
  },
};

/** The note and its source are folded with the question's line. */
export const CantTellAndWarning: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Can’t tell Listed/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Can’t tell 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes Are there copycats? Against' }));
    await expect(canvas.getByText(/Two of them/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /example\.com/ })).toHaveAttribute(
      'href',
      'https://example.com/copies',
    );
  },
  args: {
    record: {
      ...blankContent,
      name: 'Tidal Forms #418',
      sections: ['basics'],
      answers: {
        is_listed: null,
        has_copycats: true,
      },
      notes: {
        has_copycats: { text: 'Two of them, on another chain.', source: 'https://example.com/copies' },
      },
    },
  },
};

/** A journal entry has its day, and the member's words in full. */
export const Insights: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Entry of/).parentElement).toHaveTextContent('Entry of 21 Nov 2026');
    await expect(canvas.getByText('Fees, mostly.')).toBeVisible();
  },
  args: {
    compiled: talk,
    record: {
      ...blankContent,
      name: null,
      day: '2026-11-21',
      sections: ['basics', 'more', 'insights'],
      answers: { subject_of_talk: 'Fees, mostly.' },
    },
  },
};

/** Each value of a table has its column. */
export const Rows: Story = {
  args: {
    compiled: onlySection(further, 'tables'),
    record: {
      ...blankContent,
      name: 'Tidal',
      sections: ['tables'],
      answers: { holders: [{ holder: 'Ann', share: 12.5 }, { holder: 'Bo' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Holder: Ann · Share: 12.5% · Since: -')).toBeInTheDocument();
    await expect(canvas.getByText('Holder: Bo · Share: - · Since: -')).toBeInTheDocument();
  },
};

/** Answers are text, never markup. */
export const Markup: Story = {
  args: {
    record: {
      ...blankContent,
      name: null,
      savedAt: '2026-11-21T23:59:00.000Z',
      sections: ['basics'],
      answers: { story: '<img src=x onerror=alert(1)>\nsecond line' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Everything' })).toBeVisible();
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21T23:59:00.000Z');
    await expect(canvas.getAllByText(/<img src=x/).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    compiled: inManyWords(everything),
    record: {
      ...blankContent,
      name: longText,
      sections: ['basics', 'more', 'insights'],
      answers: { story: longText.repeat(8), is_listed: true },
    },
  },
};
