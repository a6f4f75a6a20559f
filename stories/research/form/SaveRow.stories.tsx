import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { SaveRow } from '../../../src/web/research/form/sections/SaveRow.tsx';
import styles from './demo.module.css';

type State = Partial<ComponentProps<typeof SaveRow>>;

const full =
  'NFT Evaluation: You have 500 analyses of this kind, the maximum. Delete some that you no longer need.';

const states: Readonly<Record<string, State>> = {
  Ready: {},
  'Earned before': { reward: 0 },
  Insights: { label: 'Save my answers' },
  Saving: { state: { kind: 'saving' } },
  Saved: { state: { kind: 'saved' } },
  'Saved with a reward': {
    state: { kind: 'saved', reward: { kind: 'gained', gained: 5, balance: 128 } },
  },
  'Saved again': { state: { kind: 'saved', reward: { kind: 'already' } } },
  Failed: { state: { kind: 'failed' } },
  'Failed for now': { state: { kind: 'failed', again: true } },
  'No room': { state: { kind: 'failed', full } },
  Queued: { state: { kind: 'queued' } },
};

function SaveRows() {
  return (
    <main className={styles.page}>
      <form id="demo" />
      {Object.entries(states).map(([name, state]) => (
        <section className={styles.panel} key={name} aria-label={name}>
          <h2 className={styles.title}>{name}</h2>
          <SaveRow label="Save" state={{ kind: 'ready' }} reward={5} formId="demo" {...state} />
        </section>
      ))}
    </main>
  );
}

const meta = { title: 'Questionnaire/SaveRow', component: SaveRows } satisfies Meta<typeof SaveRows>;

type Story = StoryObj<typeof meta>;

export default meta;

export const States: Story = {};
