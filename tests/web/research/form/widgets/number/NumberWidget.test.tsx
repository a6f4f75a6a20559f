import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kinds, onlySection } from '../../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../../src/engine/answers.ts';
import { questionnaireCopy } from '../../../../../../src/web/copy/research/questionnaire.ts';

afterEach(() => vi.restoreAllMocks());

async function show(initialAnswers: Answers = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSave = vi.fn<() => void>();
  const compiled = onlySection(kinds, 'numbers');
  render(
    <FormDemo compiled={compiled} initialAnswers={initialAnswers} onChange={onChange} onSave={onSave} />,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'How much is in its treasury?',
  });
  return { onChange, onSave, field, user: userEvent.setup() };
}

const share = () => screen.getByRole('textbox', { name: 'What share do the founders hold?' });

describe('NumberWidget', () => {
  it('reports a number, and shows how it reads the typed text', async () => {
    const { field, onChange, user } = await show();
    await user.type(field, '1234567.5');
    expect(field).toHaveValue('1234567.5');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 1234567.5 });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^US\$ Read as 1,234,567\.5/));
    await user.clear(field);
    expect(onChange.mock.lastCall?.[0]).toEqual({});
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^US\$ ?$/));
  });

  it('shows the sign of the answer during typing, and nothing for an answer without one', async () => {
    const { field, user } = await show();
    await user.type(field, '500');
    expect(await screen.findByText(questionnaireCopy.stands.against)).toBeVisible();
    expect(field).toHaveAccessibleDescription(`US$ ${questionnaireCopy.stands.against}`);
    await user.type(field, '000');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(`US$ Read as 500,000 ${questionnaireCopy.stands.against}`),
    );
    await user.type(field, '0');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^US\$ Read as 5,000,000 ?$/));
    await user.type(field, '00');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(`US$ Read as 500,000,000 ${questionnaireCopy.stands.for}`),
    );
  });

  it('changes neither the typed text nor the caret', async () => {
    const { field, onChange, user } = await show({ treasury: 1234567 });
    expect(field).toHaveValue('1234567');
    await user.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('12934567');
    expect(field.selectionStart).toBe(3);
    await user.clear(field);
    await user.type(field, '0500');
    await user.tab();
    expect(field).toHaveValue('0500');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 500 });
  });

  it('reads and shows numbers with the decimal sign of another language', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
    const { field, onChange, user } = await show({ treasury: 11.234 });
    expect(field).toHaveValue('11,234');
    expect(field).toHaveAccessibleDescription(/Read as 11\.234/);
    await user.type(field, '{Home}{Delete}');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 1.234 });
    await user.clear(field);
    await user.type(field, '25000');
    expect(field).toHaveValue('25000');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 25000 });
  });

  it('reads a pasted comma as a group separator while digits are edited, a typed one as decimal sign', async () => {
    const { field, onChange, user } = await show();
    await user.click(field);
    await user.paste('10,500');
    await user.keyboard('{Home}{Delete}');
    expect(field).toHaveValue('0,500');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 500 });
    await user.keyboard('{End}25');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 50025 });
    await user.clear(field);
    await user.keyboard('1,2345');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 1.2345 });
  });

  it('warns at once of more than 15 digits, and refuses to save them', async () => {
    const { field, onSave, user } = await show();
    await user.type(field, '0.0000000000001');
    expect(await screen.findByText(/^Too many digits: at most 15 can be saved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('“How much is in its treasury?” has too many digits'),
    ]);
    expect(onSave).not.toHaveBeenCalled();
  });

  it.each(['0x10', '0b11', '1e5', '12345678901234567'])(
    'refuses to save %s, and keeps the text',
    async (typed) => {
      const { field, onSave, user } = await show();
      await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(field).toHaveValue(typed);
      expect(onSave).not.toHaveBeenCalled();
    },
  );

  it('reads a pasted number, and reports other pasted text unchanged', async () => {
    const { field, onChange, user } = await show();
    await user.click(field);
    await user.paste('€ 5');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: '€ 5' });
    await user.clear(field);
    await user.paste('1.234.567,25');
    expect(onChange.mock.lastCall?.[0]).toEqual({ treasury: 1234567.25 });
  });

  it('steps up and down with the arrow keys', async () => {
    const { onChange, user } = await show({ founders_share: 12.5 });
    await user.type(share(), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(onChange.mock.lastCall?.[0]).toEqual({ founders_share: 13 });
  });

  it('names years without grouping their digits', async () => {
    const { user } = await show({ founded: 1066 });
    const save = screen.getByRole('button', { name: questionnaireCopy.save });
    const sentence = async () => (await screen.findByRole('alert')).textContent;
    await user.click(save);
    expect(await sentence()).toContain('at least 1900.');
    const field = screen.getByRole('textbox', { name: 'In which year was it founded?' });
    await user.clear(field);
    await user.type(field, 'long ago');
    await user.click(save);
    await waitFor(async () => expect(await sentence()).toContain('such as 2019.'));
  });

  it('keeps text that is not a number, and shows what to write instead', async () => {
    const { field, onChange, onSave, user } = await show({ founders_share: 0.3, holders: 0, delay: 1.5 });
    await user.type(field, '12 apples');
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Please write a number for “How much is in its treasury?”, such as 1,234.5.',
      'The answer to “What share do the founders hold?” must be a multiple of 0.5%.',
      'The answer to “How many holders are there?” is too small: it must be at least 1.',
      'Please write a whole number for “How late was the last release?”, such as 1,234.',
    ]);
    expect(field).toHaveValue('12 apples');
    expect(field).toBeInvalid();
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ treasury: '12 apples' });
    expect(onSave).not.toHaveBeenCalled();
    await user.click(links[0]!);
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '12');
    await user.tab();
    await waitFor(() => expect(field).toBeValid());
  });
});
