import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { EvaluationSummary } from '../../../src/web/screens/nft-evaluation/EvaluationSummary.tsx';
import { entry, withSaved } from './entry.ts';

const meta = {
  title: 'Screens/NFT evaluation/EvaluationSummary',
  component: EvaluationSummary,
  args: { entry, signs: { good: 3, warning: 1 } },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div style={{ padding: 16, maxWidth: 364 }}>
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof EvaluationSummary>;

type Story = StoryObj<typeof meta>;

export default meta;

export const OneSaved: Story = { beforeEach: () => withSaved('people') };

export const AllSaved: Story = {
  args: { signs: { good: 12, warning: 0 } },
  beforeEach: () => withSaved('look', 'people', 'price'),
};

/** Before the first save there is nothing to sum up. */
export const NoneSaved: Story = { beforeEach: () => withSaved() };
