import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everything, findFixtureImage, further, onlySection } from '../../fixtures/questionnaires.ts';
import { FormDemo } from './FormDemo.tsx';
import { tryToSave } from './try-to-save.ts';

const answers = {
  is_listed: true,
  has_copycats: true,
  floor_note: '1.2 ETH',
  story: 'Drawn by hand, one a day.',
  chain: 'mainnet',
  channels: ['letter', 'chat'],
  resembles: ['waves'],
};

const meta = {
  title: 'Questionnaire/SectionForm',
  component: FormDemo,
  args: { compiled: everything, findImage: findFixtureImage },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Empty: Story = {};

export const Filled: Story = { args: { initialAnswers: answers } };

export const Disabled: Story = { args: { initialAnswers: answers, disabled: true } };

export const HelpOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const help = canvas.getAllByRole('button', { name: /^Help for this question/ });
    for (const button of help) await userEvent.click(button);
    await expect(canvas.getByText('Look at the list.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { initialAnswers: { ...answers, story: 'x'.repeat(201), chain: 'elsewhere' } },
  play: tryToSave,
};

export const RequiredMissing: Story = { args: { compiled: onlySection(further, 'needed') }, play: tryToSave };

/** The browser accepts the answers; the server refuses them. */
export const RefusedByServer: Story = {
  args: {
    initialAnswers: answers,
    problems: [
      { question: 'floor_note', message: 'At most 5 characters.' },
      { question: 'chain', message: 'There is no such option.' },
    ],
  },
};

export const Conditional: Story = {
  args: {
    compiled: onlySection(everything, 'more'),
    initialAnswers: { has_team: true, team_kind: 'company' },
  },
};
