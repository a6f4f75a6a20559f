import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvaluationSummary } from '../../src/web/dossiers/EvaluationSummary.tsx';
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

const nothing = { good: 0, warning: 0, cantTell: 0, notLookedAt: 0 };

/** The signs of the story's sections, those named being saved. */
function withSaved(
  saved: Readonly<Record<string, Partial<SectionSigns['counts']>>>,
): readonly SectionSigns[] {
  return entry.sections.map(({ id, title, questions }) => ({
    id,
    title,
    saved: saved[id] !== undefined,
    counts: saved[id] ? { ...nothing, ...saved[id] } : { ...nothing, notLookedAt: questions },
  }));
}

const meta = {
  title: 'Dossiers/EvaluationSummary',
  component: Summary,
  args: { signs: withSaved({}) },
} satisfies Meta<typeof Summary>;

type Story = StoryObj<typeof meta>;

export default meta;

export const OneSaved: Story = {
  args: { signs: withSaved({ people: { good: 3, warning: 1, cantTell: 1 } }) },
};

export const AllSaved: Story = {
  args: { signs: withSaved({ look: { good: 4 }, people: {}, price: { good: 2, warning: 1 } }) },
};

export const Wide: Story = { args: { ...AllSaved.args, width: 860 } };

/** Before the first save there is nothing to sum up. */
export const NoneSaved: Story = {};
