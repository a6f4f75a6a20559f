import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveRow } from '../../src/web/questionnaire/sections/SaveRow.tsx';
import styles from './demo.module.css';

const meta = {
  title: 'Questionnaire/SaveRow',
  component: SaveRow,
  args: { label: 'Save', state: { kind: 'ready' }, reward: 5, formId: 'demo' },
  decorators: [
    (Story) => (
      <main className={styles.panel}>
        <form id="demo" />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SaveRow>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Ready: Story = {};

export const EarnedBefore: Story = { args: { reward: 0 } };

export const Insights: Story = { args: { label: 'Save my answers' } };

export const Saving: Story = { args: { state: { kind: 'saving' } } };

export const Saved: Story = { args: { state: { kind: 'saved' } } };

export const SavedWithReward: Story = {
  args: { state: { kind: 'saved', reward: { kind: 'gained', gained: 5, balance: 128 } } },
};

export const SavedAgain: Story = { args: { state: { kind: 'saved', reward: { kind: 'already' } } } };

export const Failed: Story = { args: { state: { kind: 'failed' } } };

export const FailedForNow: Story = { args: { state: { kind: 'failed', again: true } } };

export const NoRoom: Story = {
  args: {
    state: {
      kind: 'failed',
      full: 'NFT Evaluation: There are 500 analyses of this kind, as many as are kept: delete some that you no longer need.',
    },
  },
};

export const Queued: Story = { args: { state: { kind: 'queued' } } };
