import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordedSections } from '../../../src/web/research/page/RecordedSections.tsx';
import { questionnaireCopy as copy } from '../../../src/web/copy/research/questionnaire.ts';
import { sectionContent } from '../../../src/engine/content.ts';
import { blankRecord } from '../../../src/web/research/record/record-state.ts';
import { everything } from '../../fixtures/questionnaires.ts';
import { MemberStage } from '../../screens/MemberStage.tsx';
import { narrow } from '../form/narrow.ts';
import { withAnswers } from '../../fixtures/content.ts';

const { questionnaire } = everything;
const answered = withAnswers({ is_listed: true, has_team: false });
const saved = { save: { kind: 'ready' }, complete: true } as const;
const record = {
  ...blankRecord,
  complete: true,
  sections: Object.fromEntries(
    questionnaire.sections
      .filter(({ id }) => ['basics', 'more'].includes(id))
      .map((section) => [section.id, { ...sectionContent(section, answered), ...saved }]),
  ),
  unseen: ['why_hidden', 'closing'],
};

/** A record that was answered before two of the questions were added. */
const meta = {
  title: 'Questionnaire/New questions',
  component: RecordedSections,
  args: { compiled: everything },
  decorators: [
    (Shown) => (
      <MemberStage records={{ [questionnaire.id]: record }}>
        <Shown />
      </MemberStage>
    ),
  ],
} satisfies Meta<typeof RecordedSections>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Notice: Story = {};

/** The member answers only the added questions: sections without any are hidden. */
export const OnlyNewQuestions: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(copy.newQuestions(2))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.answerNew }));
    const [header, ...others] = canvas.getAllByRole('button', { expanded: false });
    await expect(others).toHaveLength(0);
    if (header) await userEvent.click(header);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: copy.answerAll })).toBeVisible();
  },
};

export const Narrow: Story = { ...OnlyNewQuestions, ...narrow };
