import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StagedRecords } from '../../fixtures/stage-records.ts';
import { EvaluationProgress } from '../../../src/web/screens/nft-evaluation/FoundEvaluation.tsx';
import { MemberStage } from '../MemberStage.tsx';
import { entry, withSaved } from '../../fixtures/entry.ts';

function Progress({ records }: { readonly records: StagedRecords }) {
  return (
    <MemberStage records={records}>
      <div style={{ maxWidth: 364 }}>
        <EvaluationProgress entry={entry} />
      </div>
    </MemberStage>
  );
}

const meta = {
  title: 'Screens/NFT evaluation/EvaluationProgress',
  component: Progress,
  args: { records: withSaved() },
} satisfies Meta<typeof Progress>;

type Story = StoryObj<typeof meta>;

export default meta;

export const NoneSaved: Story = {};

export const SomeSaved: Story = { args: { records: withSaved('look', 'price') } };
