import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { RecordsState } from '../../../src/web/records/records.ts';
import { EvaluationSummary } from '../../../src/web/screens/nft-evaluation/EvaluationSummary.tsx';
import { MemberStage } from '../MemberStage.tsx';
import { entry, withSaved } from './entry.ts';

type SummaryProps = ComponentProps<typeof EvaluationSummary> & { readonly records: RecordsState['records'] };

function Summary({ records, ...summary }: SummaryProps) {
  return (
    <MemberStage records={records}>
      <div style={{ maxWidth: 364 }}>
        <EvaluationSummary {...summary} />
      </div>
    </MemberStage>
  );
}

const meta = {
  title: 'Screens/NFT evaluation/EvaluationSummary',
  component: Summary,
  args: { entry, signs: { good: 3, warning: 1, cantTell: 0, notLookedAt: 0 }, records: withSaved() },
} satisfies Meta<typeof Summary>;

type Story = StoryObj<typeof meta>;

export default meta;

export const OneSaved: Story = { args: { records: withSaved('people') } };

export const AllSaved: Story = {
  args: {
    signs: { good: 12, warning: 0, cantTell: 0, notLookedAt: 0 },
    records: withSaved('look', 'people', 'price'),
  },
};

/** Before the first save there is nothing to sum up. */
export const NoneSaved: Story = {};
