import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../src/web/ui/controls/ButtonLink.tsx';
import { ResultCard } from '../../../src/web/research/results/ResultCard.tsx';
import { everything, inManyWords, longText, talk } from '../../fixtures/questionnaires.ts';
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

export const Answered: Story = { play: ({ canvasElement }) => expectNoPriceColors(canvasElement) };

/** A count of the whole card is chosen. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Neutral/ })[0]!);
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

export const NotLookedAt: Story = {
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

export const CantTellAndWarning: Story = {
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

export const Insights: Story = {
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
