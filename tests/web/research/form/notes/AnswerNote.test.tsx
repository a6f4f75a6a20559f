import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { gallery, onlySection } from '../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../stories/research/form/FormDemo.tsx';
import type { Notes } from '../../../../../src/engine/content.ts';
import type { Answers } from '../../../../../src/engine/answers.ts';
import { problemsCopy } from '../../../../../src/web/copy/research/answer-problems.ts';
import { questionnaireCopy } from '../../../../../src/web/copy/research/questionnaire.ts';

async function show(initialNotes: Notes = {}) {
  const onChange = vi.fn<(answers: Answers, notes: Notes) => void>();
  const onSave = vi.fn<() => void>();
  const compiled = onlySection(gallery, 'tick');
  render(
    <FormDemo
      compiled={compiled}
      initialAnswers={answers}
      initialNotes={initialNotes}
      onChange={onChange}
      onSave={onSave}
    />,
  );
  const button = await screen.findByRole('button', { name: /note: Is its code public\?$/ });
  return { onChange, onSave, button, user: userEvent.setup() };
}

const answers = { public_code: true };

const words = () => screen.getByRole('textbox', { name: /^Note/ });
const source = () => screen.getByRole('textbox', { name: /^Source/ });

describe('AnswerNote', () => {
  it('opens with its button, stays when the answer changes, and shows text and link when closed', async () => {
    const { button, onChange, user } = await show();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.type(words(), 'A mirror of it.');
    await user.type(source(), 'https://example.com/code');
    const notes = { public_code: { text: 'A mirror of it.', source: 'https://example.com/code' } };
    expect(onChange).toHaveBeenLastCalledWith(answers, notes);
    await user.click(screen.getByRole('checkbox'));
    expect(onChange.mock.lastCall?.[1]).toEqual(notes);
    await user.click(button);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText(/A mirror of it\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /example\.com/ })).toHaveAttribute(
      'href',
      'https://example.com/code',
    );
  });

  it('shows the text of before, and reports an empty text when it is cleared', async () => {
    const { button, onChange, user } = await show({ public_code: { text: 'Before.' } });
    expect(screen.getByText('Before.')).toBeVisible();
    expect(button).toHaveAccessibleName('Change the note: Is its code public?');
    await user.click(button);
    await user.clear(words());
    expect(onChange).toHaveBeenLastCalledWith(answers, { public_code: { text: '' } });
  });

  it('adds https:// to a source on save', async () => {
    const { button, onSave, user } = await show();
    await user.click(button);
    await user.type(source(), 'www.example.com/code');
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    expect(source()).toHaveValue('https://www.example.com/code');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('adds https:// to a source when Enter saves it', async () => {
    const { button, onSave, user } = await show();
    await user.click(button);
    await user.type(source(), 'example.com/x{Enter}');
    expect(source()).toHaveValue('https://example.com/x');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('blocks the save while its source is not an address, and the alert links to the field', async () => {
    const { onSave, user } = await show({ public_code: { source: 'example.com' } });
    expect(source()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link).toHaveAccessibleName(problemsCopy.noSource('Is its code public?'));
    expect(onSave).not.toHaveBeenCalled();
    await user.click(link);
    expect(source()).toHaveFocus();
    await user.clear(source());
    await user.type(source(), 'https://example.com');
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});
