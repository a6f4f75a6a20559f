import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvaluationProgress } from '../../../src/web/screens/nft-evaluation/EvaluationProgress.tsx';
import { entry, withSaved } from './entry.ts';

const meta = {
  title: 'Screens/NFT evaluation/EvaluationProgress',
  component: EvaluationProgress,
  args: { entry },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxWidth: 364 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EvaluationProgress>;

type Story = StoryObj<typeof meta>;

export default meta;

export const NoneSaved: Story = { beforeEach: () => withSaved() };

export const SomeSaved: Story = { beforeEach: () => withSaved('look', 'price') };
