import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pages } from '../../../src/contracts/pages.ts';
import { evaluationSummaryCopy as copy } from '../../../src/web/copy/research/evaluation.ts';
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

/** The counts, and a way to the first unsaved section (N5). */
export const OneSaved: Story = {
  args: { signs: withSaved({ people: { for: 3, against: 1, cantTell: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.soFar })).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent.trim());
    const counts = ['For 3', 'Against 1', 'Can’t tell 1', 'Neutral 0'];
    await expect(rows).toEqual(expect.arrayContaining(counts));
    await expect(canvas.getByRole('button', { name: copy.goTo('LOOK') })).toBeVisible();
  },
};

/** Every section is saved: leads to the results (N5). */
export const AllSaved: Story = {
  args: { signs: withSaved({ look: { for: 4 }, people: { open: 2 }, price: { for: 2, against: 1 } }) },
  play: async ({ canvas }) => {
    for (const name of [copy.findings, copy.compare])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', pages.results.path);
  },
};

/** A count was chosen, and lists its questions. */
export const Filtered: Story = {
  args: { ...OneSaved.args },
  play: async ({ canvas, userEvent }) => {
    const list = () => canvas.queryAllByRole('button', { name: /^Does what question/ });
    const count = canvas.getByRole('button', { name: 'Against 1' });
    await userEvent.click(count);
    await expect(list().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/ people, .*\(against\)/),
    ]);
    await userEvent.click(count);
    await expect(list()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Open 6' }));
    await expect(list()).toHaveLength(6);
  },
};

export const Wide: Story = {
  args: { ...AllSaved.args, width: 860 },
  play: ({ canvasElement }) => expectNoPriceColors(canvasElement),
};

/** Before the first save there is no summary (N5). */
export const NoneSaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
