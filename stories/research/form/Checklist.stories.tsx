import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SaveState } from '../../../src/web/research/form/section-state.ts';
import type { SectionState } from '../../../src/web/research/form/section-state.ts';
import { assembly, everything, findFixtureImage, inManyWords } from '../../fixtures/questionnaires.ts';
import { expectNoPriceColors } from '../expect-no-price-colors.ts';
import { ViewDemo } from './FormDemo.tsx';
import { phone } from './narrow.ts';
import { withAnswers } from '../../fixtures/content.ts';

const meta = {
  title: 'Questionnaire/Checklist',
  component: ViewDemo,
  args: { compiled: everything, findImage: findFixtureImage },
} satisfies Meta<typeof ViewDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

function withSave(save: SaveState, complete = false): SectionState {
  const answers = { is_listed: true, chain: 'mainnet' };
  return { ...withAnswers(answers), save, complete };
}

async function openAll({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  for (const header of canvas.getAllByRole('button', { expanded: false })) await userEvent.click(header);
  await expect(canvas.getAllByRole('button', { name: 'Save' })).not.toHaveLength(0);
}

export const Closed: Story = {};

export const Open: Story = { play: openAll };

export const NotSaved: Story = {
  args: { sections: { basics: withSave({ kind: 'dirty' }) } },
  play: async (context) => {
    await openAll(context);
    await expectNoPriceColors(context.canvasElement);
  },
};

export const Saving: Story = { args: { sections: { basics: withSave({ kind: 'saving' }) } }, play: openAll };

export const Saved: Story = {
  args: {
    sections: {
      basics: withSave({ kind: 'saved', reward: { kind: 'gained', gained: 5, balance: 128 } }, true),
      more: withSave({ kind: 'ready' }, true),
    },
  },
  play: openAll,
};

/** Titles and marks in two columns. */
export const AllSavedPhone: Story = {
  ...phone,
  args: {
    sections: Object.fromEntries(
      everything.questionnaire.sections.map(({ id }) => [id, withSave({ kind: 'ready' }, true)]),
    ),
  },
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button', { expanded: false });
    await expect(other!.getBoundingClientRect().top).toBe(one!.getBoundingClientRect().top);
  },
};

export const Failed: Story = { args: { sections: { basics: withSave({ kind: 'failed' }) } }, play: openAll };

/** The answer on voting decides whether the section about votes is asked. */
export const Conditional: Story = {
  args: {
    compiled: assembly,
    sections: {
      rules: { ...withSave({ kind: 'ready' }, true), answers: { voting: 'by_token', bodies: ['council'] } },
    },
  },
  play: openAll,
};

export const LongText: Story = { args: { compiled: inManyWords(everything) }, play: openAll };
