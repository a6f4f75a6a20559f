import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { further, inManyWords, onlySection } from '../../../fixtures/questionnaires.ts';
import { FormDemo } from '../FormDemo.tsx';
import { narrow } from '../narrow.ts';
import { withRules } from '../../../rules/with-rules.tsx';

const compiled = onlySection(further, 'helped');

const meta = {
  tags: ['autodocs'],
  title: 'Questionnaire/Help',
  component: FormDemo,
  args: { compiled },
} satisfies Meta<typeof FormDemo>;

type Story = StoryObj<typeof meta>;

export default meta;

async function openHelp({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const button = within(canvasElement).getByRole('button', { name: /^Help for this question/ });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

export const Closed: Story = {};

/** Lines, a list, links, and the meanings of options. */
export const Open: Story = { play: openHelp };

export const Narrow: Story = { ...narrow, play: openHelp, tags: ['!test', '!autodocs'] };

export const LongText: Story = {
  ...narrow,
  args: { compiled: inManyWords(compiled) },
  play: openHelp,
};

export const Rules: Story = { ...withRules('help'), tags: ['!test'] };
