import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvaluationSummary } from '../../src/web/analyses/EvaluationSummary.tsx';
import type { SectionSigns } from '../../src/web/records/use-progress.ts';
import { entry } from '../fixtures/entry.ts';
import { MemberStage } from '../screens/MemberStage.tsx';

interface SummaryProps {
  readonly signs: readonly SectionSigns[];
  readonly width?: number;
}

function Summary({ signs, width = 364 }: SummaryProps) {
  return (
    <MemberStage>
      <div style={{ maxWidth: width }}>
        <EvaluationSummary entry={entry} signs={signs} />
      </div>
    </MemberStage>
  );
}

const nothing = { for: 0, against: 0, cantTell: 0, open: 0, neutral: 0 };

/** The signs of the story's sections, those named being saved. */
function withSaved(
  saved: Readonly<Record<string, Partial<SectionSigns['counts']>>>,
): readonly SectionSigns[] {
  return entry.sections.map(({ id, title, questions }) => ({
    id,
    title,
    saved: saved[id] !== undefined,
    counts: saved[id] ? { ...nothing, ...saved[id] } : { ...nothing, open: questions },
  }));
}

const meta = {
  title: 'Analyses/EvaluationSummary',
  component: Summary,
  args: { signs: withSaved({}) },
} satisfies Meta<typeof Summary>;

type Story = StoryObj<typeof meta>;

export default meta;

export const OneSaved: Story = {
  args: { signs: withSaved({ people: { for: 3, against: 1, cantTell: 1 } }) },
};

export const AllSaved: Story = {
  args: { signs: withSaved({ look: { for: 4 }, people: { open: 2 }, price: { for: 2, against: 1 } }) },
};

export const Wide: Story = { args: { ...AllSaved.args, width: 860 } };

/** Before the first save there is nothing to sum up. */
export const NoneSaved: Story = {};
