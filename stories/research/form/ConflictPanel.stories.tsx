import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConflictPanel } from '../../../src/web/research/form/sections/ConflictPanel.tsx';
import { phone } from './narrow.ts';
import { everything, inManyWords, longText } from '../../fixtures/questionnaires.ts';
import styles from './demo.module.css';
import { withAnswers } from '../../fixtures/content.ts';
import { conflictCopy } from '../../../src/web/copy/research/conflict.ts';

const mine = withAnswers({ is_listed: true, floor_note: '3 ETH', chain: 'mainnet', channels: ['letter'] });
const theirs = withAnswers({ is_listed: false, floor_note: '2 ETH', channels: ['forum', 'chat'] });
const questions = ['is_listed', 'floor_note', 'chain', 'channels'];

const meta = {
  title: 'Questionnaire/ConflictPanel',
  component: ConflictPanel,
  args: {
    section: everything.questionnaire.sections[0]!,
    mine,
    conflict: { questions, theirs },
    onResolve: fn(),
  },
  decorators: [
    (Story) => (
      <main className={styles.panel}>
        <h1 className={styles.title}>Everything</h1>
        <h2 className={styles.title}>Evaluation</h2>
        <h3 className={styles.title}>Basics</h3>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ConflictPanel>;

type Story = StoryObj<typeof meta>;

export default meta;

export const OneByOne: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = async (question: string, version: string) => {
      const group = within(canvas.getByRole('group', { name: question }));
      await userEvent.click(group.getByRole('radio', { name: version }));
    };
    await choose('Is it listed?', 'Saved elsewhere No');
    await choose('What is the floor price?', 'Yours 3 ETH');
    await choose('Which chain is it on?', 'Saved elsewhere No answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(canvas.getByText(conflictCopy.notChosenYet(1))).toBeVisible();
    await expect(args.onResolve).not.toHaveBeenCalled();
    await choose('Where does it talk to people?', 'Saved elsewhere A forum, A chat');
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({
      answers: { is_listed: false, floor_note: '3 ETH', channels: ['forum', 'chat'] },
      notes: {},
    });
  },
};

export const AllMine: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all of yours' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith({ answers: mine.answers, notes: {} });
  },
};

export const LongText: Story = {
  args: {
    section: inManyWords(everything).questionnaire.sections[0]!,
    mine: withAnswers({ ...mine.answers, floor_note: longText }),
  },
};

export const Phone: Story = phone;
