import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { onlySection, pact } from '../../../../../stories/fixtures/questionnaires.ts';
import { blankSection } from '../../../../../src/web/research/form/section-state.ts';
import { FormDemo, ViewDemo } from '../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../src/engine/answers.ts';
import { questionnaireCopy } from '../../../../../src/web/copy/research/questionnaire.ts';

const terms = onlySection(pact, 'terms');
const mail = { mail: 'a@example.com' } as const;
const words = (at: string, level = 'error') =>
  terms.questionnaire.sections[0]!.rules!.find((rule) => rule.at === at && rule.level === level)!.words;

function show(initialAnswers: Answers) {
  const onSave = vi.fn<() => void>();
  render(<FormDemo compiled={terms} initialAnswers={initialAnswers} onSave={onSave} />);
  return { onSave, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: questionnaireCopy.save });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('a rule of a section', () => {
  it('that is an error blocks the save, is reported at its question, and keeps what is typed (I8)', async () => {
    const { onSave, user } = show({ ...mail, least: 3, most: 2 });
    const most = field('Largest number of signers');
    expect(most).toBeValid();
    await user.click(save());
    const summary = within(await screen.findByRole('alert'));
    expect(onSave).not.toHaveBeenCalled();
    expect(most).toBeInvalid();
    expect(most).toHaveAccessibleDescription(words('most'));
    await user.click(summary.getByRole('link', { name: words('most') }));
    expect(most).toHaveFocus();
    expect(most).toHaveValue('2');
    // Another question of the rule can be corrected too.
    const least = field('Least number of signers');
    await user.clear(least);
    await user.type(least, '1');
    await user.tab();
    await waitFor(() => expect(most).toBeValid());
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  });

  it('stays reported until its answers agree, also where a cell of a table is corrected', async () => {
    const { user } = show({ ...mail, owners: [{ name: 'Ann', share: 120 }] });
    await user.click(save());
    await screen.findByRole('link', { name: words('owners') });
    const share = field('Share, row 1');
    await user.clear(share);
    await user.type(share, '100');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('that is a warning is shown at once as the description of its question, and blocks nothing', async () => {
    const { onSave, user } = show(mail);
    const least = field('Least number of signers');
    expect(least).not.toHaveAccessibleDescription();
    await user.type(least, '12');
    await waitFor(() =>
      expect(least).toHaveAccessibleDescription(`${questionnaireCopy.warning} ${words('least', 'warning')}`),
    );
    expect(least).toBeValid();
    expect(least).toHaveFocus();
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  });

  it('is among the first questions of a section with key questions, so that it can be corrected', async () => {
    const markLeast = <S extends (typeof pact)['questionnaire']['sections'][number]>(section: S): S => ({
      ...section,
      questions: section.questions.map((question) =>
        question.id === 'least' ? { ...question, quick: true } : question,
      ),
    });
    const { questionnaire, sections } = pact;
    const compiled = {
      questionnaire: { ...questionnaire, sections: questionnaire.sections.map(markLeast) },
      sections: sections.map(markLeast),
    };
    render(<ViewDemo compiled={compiled} />);
    await userEvent.click(screen.getByRole('button', { name: /^Terms/ }));
    expect(await screen.findByRole('textbox', { name: /by e-mail/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /by phone/ })).toBeNull();
    // A text that follows a question which is offered later is shown with it.
    expect(screen.getByRole('note', { name: 'Before you begin' })).toBeVisible();
  });

  it('looks at the answers of other sections as they are now', async () => {
    const onSave = vi.fn<(id: string) => void>();
    const filled = (answers: Answers) => ({ ...blankSection, answers });
    render(
      <ViewDemo
        compiled={pact}
        sections={{
          terms: filled({ ...mail, begins: '2026-01-01' }),
          costs: filled({ signed: '2026-02-01' }),
        }}
        onSave={onSave}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Costs/ }));
    const signed = await screen.findByLabelText('When was it signed?');
    await user.click(save());
    await waitFor(() => expect(signed).toBeInvalid());
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('a text between questions', () => {
  it('stands in its place with its links, and appears with an answer without taking the focus (I9)', async () => {
    const { user } = show(mail);
    const before = screen.getByRole('note', { name: 'Before you begin' });
    expect(within(before).getByRole('link')).toHaveAttribute('href', 'https://example.com/read');
    const least = field('Least number of signers');
    expect(before.compareDocumentPosition(least)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('note', { name: 'Renewal' })).toBeNull();
    const yes = screen.getByRole('checkbox', { name: 'Yes, Does it renew itself?' });
    await user.click(yes);
    const renewal = await screen.findByRole('note', { name: 'Renewal' });
    expect(renewal.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(yes).toHaveFocus();
    expect(renewal.compareDocumentPosition(field('Notice in months'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
