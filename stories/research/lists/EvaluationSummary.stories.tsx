import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvaluationSummary } from '../../../src/web/research/lists/EvaluationSummary.tsx';
import { stands } from '../../../src/contracts/stands.ts';
import type { StandCounts } from '../../../src/engine/signals.ts';
import type { SectionSigns } from '../../../src/web/research/record/use-progress.ts';
import { expectNoPriceColors } from '../expect-no-price-colors.ts';
import { entry } from '../../fixtures/entry.ts';
import { MemberStage } from '../../screens/MemberStage.tsx';

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

function withSaved(saved: Readonly<Record<string, Partial<StandCounts>>>): readonly SectionSigns[] {
  return entry.sections.map(({ id, title, questions: count }) => {
    const questions = toQuestions(id, saved[id] ?? { open: count });
    return { id, title, saved: saved[id] !== undefined, questions };
  });
}

function toQuestions(section: string, counts: Partial<StandCounts>): SectionSigns['questions'] {
  return stands.flatMap((stand) =>
    Array.from({ length: counts[stand] ?? 0 }, (_, index) => ({
      id: `${section}_${stand}_${index}`,
      title: `Does what question ${index + 1} is about speak for ${section}, or against it (${stand})?`,
      stand,
    })),
  );
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

/** A count was chosen, and lists its questions. */
export const Filtered: Story = {
  args: { ...OneSaved.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'For 3' }));
  },
};

export const Wide: Story = {
  args: { ...AllSaved.args, width: 860 },
  play: ({ canvasElement }) => expectNoPriceColors(canvasElement),
};

/** Before the first save there is no summary. */
export const NoneSaved: Story = {};
