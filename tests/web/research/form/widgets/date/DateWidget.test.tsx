import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { kinds, onlySection } from '../../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../../src/engine/answers.ts';
import { problemsCopy } from '../../../../../../src/web/copy/research/answer-problems.ts';
import { questionnaireCopy } from '../../../../../../src/web/copy/research/questionnaire.ts';

async function show(initialAnswers: Answers = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSave = vi.fn<() => void>();
  const compiled = onlySection(kinds, 'dates');
  render(
    <FormDemo compiled={compiled} initialAnswers={initialAnswers} onChange={onChange} onSave={onSave} />,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('When was it launched?');
  return { onChange, onSave, field, user: userEvent.setup() };
}

/** Without the day. */
const [afterToday = ''] = problemsCopy.afterToday('When was it launched?', '|').split('|');

const save = () => screen.getByRole('button', { name: questionnaireCopy.save });

describe('DateWidget', () => {
  it('reports a day, and no answer once it is emptied', async () => {
    const { field, onChange } = await show();
    fireEvent.change(field, { target: { value: '2020-12-01' } });
    expect(onChange.mock.lastCall?.[0]).toEqual({ launched: '2020-12-01' });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(`1 Dec 2020 ${questionnaireCopy.stands.for}`),
    );
    fireEvent.change(field, { target: { value: '' } });
    expect(onChange.mock.lastCall?.[0]).toEqual({});
  });

  it('refuses to save a partly written day, instead of reading it as no answer', async () => {
    const { field, onChange, onSave, user } = await show();
    const badInput = vi.spyOn(field, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
    fireEvent.keyUp(field, { key: '1' });
    await user.click(save());
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link).toHaveAccessibleName(
      'Please write the whole date for “When was it launched?”: day, month and year.',
    );
    expect(field).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
    badInput.mockReturnValue({ badInput: false } as ValidityState);
    fireEvent.keyUp(field, { key: 'Backspace' });
    fireEvent.blur(field);
    expect(onChange.mock.lastCall?.[0]).toEqual({});
    await waitFor(() => expect(field).toBeValid());
  });

  it('from today on may have passed if it is the saved one, and is judged once it is changed (I10)', async () => {
    const [before, passed] = ['2020-01-01', '2020-02-02'];
    const compiled = onlySection(kinds, 'dates');
    const sections = compiled.sections.map(({ questions, ...section }) => ({
      ...section,
      questions: questions.map((one) =>
        one.id === 'unlock' && one.type === 'date' ? { ...one, settings: { earliest: 'today' } } : one,
      ),
    }));
    const onSave = vi.fn<() => void>();
    const saved = { unlock: passed };
    render(
      <FormDemo
        compiled={{ ...compiled, sections }}
        initialAnswers={saved}
        savedAnswers={saved}
        onSave={onSave}
      />,
    );
    const unlock = await screen.findByLabelText<HTMLInputElement>(/next tokens unlocked/);
    await userEvent.click(save());
    expect(onSave).toHaveBeenCalledTimes(1);
    fireEvent.change(unlock, { target: { value: before } });
    await userEvent.click(save());
    await screen.findByRole('alert');
    expect(unlock).toBeInvalid();
    fireEvent.change(unlock, { target: { value: passed } });
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  });

  it('refuses days outside of the fixed limits, which its calendar leaves out', async () => {
    const { onSave, user } = await show();
    const audited = await screen.findByLabelText<HTMLInputElement>('When was it audited?');
    expect([audited.min, audited.max]).toEqual(['1950-01-01', '2090-12-31']);
    fireEvent.change(audited, { target: { value: '2091-01-01' } });
    await user.click(save());
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link).toHaveAccessibleName(problemsCopy.afterLimit('When was it audited?', '31 Dec 2090'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('allows the new day after midnight UTC', async () => {
    vi.useFakeTimers({
      now: Date.parse('2026-11-25T23:59:30Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    });
    onTestFinished(() => void vi.useRealTimers());
    const shown = show();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const { field } = await shown;
    expect(field).toHaveAttribute('max', '2026-11-25');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(field).toHaveAttribute('max', '2026-11-26');
  });

  it('refuses a day after today only if the question does', async () => {
    const { onSave, user } = await show({ launched: '2099-01-01', unlock: '2099-01-01' });
    await user.click(save());
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([expect.stringContaining(afterToday)]);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('refuses a year with two digits, and names the years that are allowed', async () => {
    const { onSave, user } = await show({ launched: '0026-05-01' });
    await user.click(save());
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link).toHaveAccessibleName(
      'Please write the year for “When was it launched?” with four digits, from 1900 to 2100.',
    );
    expect(onSave).not.toHaveBeenCalled();
  });
});
