import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kinds, onlySection } from '../../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../../src/engine/answers.ts';
import { moneyCopy as copy } from '../../../../../../src/web/copy/research/money.ts';
import { questionnaireCopy } from '../../../../../../src/web/copy/research/questionnaire.ts';

afterEach(() => vi.restoreAllMocks());

async function show(initialAnswers: Answers = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSave = vi.fn<() => void>();
  render(
    <FormDemo
      compiled={onlySection(kinds, 'money')}
      initialAnswers={initialAnswers}
      onChange={onChange}
      onSave={onSave}
    />,
  );
  const raised = await screen.findByRole<HTMLInputElement>('textbox', { name: 'How much has it raised?' });
  const currency = screen.getByRole('combobox', { name: copy.currencyOf('How much has it raised?') });
  const save = () => userEvent.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  return { onChange, onSave, raised, currency, save, user: userEvent.setup() };
}

const sentences = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('MoneyWidget', () => {
  it('takes an amount and its currency in any order, and keeps the choice without an amount', async () => {
    const { raised, currency, onChange, user } = await show();
    await user.selectOptions(currency, 'EUR');
    await user.type(raised, '1250.5');
    expect(onChange.mock.lastCall?.[0]).toEqual({ raised: { amount: 1250.5, currency: 'EUR' } });
    await waitFor(() => expect(raised).toHaveAccessibleDescription(/Read as €1,250\.50/));
    await user.clear(raised);
    expect(onChange.mock.lastCall?.[0]).toEqual({ raised: { currency: 'EUR' } });
    await user.selectOptions(currency, '');
    expect(onChange.mock.lastCall?.[0]).toEqual({});
  });

  it('takes the currency from a pasted amount', async () => {
    const { raised, currency, onChange, user } = await show();
    await user.click(raised);
    await user.paste('1.250,50 €');
    expect(onChange.mock.lastCall?.[0]).toEqual({ raised: { amount: 1250.5, currency: 'EUR' } });
    expect(currency).toHaveValue('EUR');
    await user.clear(raised);
    await user.paste('US$1,250');
    expect(onChange.mock.lastCall?.[0]).toEqual({ raised: { amount: 1250, currency: 'USD' } });
    expect(currency).toHaveValue('USD');
  });

  it('refuses an amount without a currency, and one that can mean two, with words', async () => {
    const { raised, currency, onChange, onSave, save, user } = await show();
    await user.type(raised, '5');
    await save();
    expect(await sentences()).toEqual([
      'Please choose the currency for “How much has it raised?”: USD or EUR.',
    ]);
    await user.selectOptions(currency, 'USD');
    await user.clear(raised);
    await user.paste('1.250 €');
    expect(onChange.mock.lastCall?.[0]).toEqual({ raised: { amount: '1.250 €', currency: 'USD' } });
    await waitFor(() => expect(raised).toHaveAccessibleDescription(/1250 or 1\.25/));
    await save();
    await waitFor(async () => expect((await sentences())[0]).toContain('as a number, such as 1,234.5.'));
    expect(raised).toHaveValue('1.250 €');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('has no choice with one currency, and refuses the sign of another', async () => {
    const { onChange, user, save } = await show();
    const fee = screen.getByRole('textbox', { name: 'What does an account cost?' });
    expect(
      screen.queryByRole('combobox', { name: copy.currencyOf('What does an account cost?') }),
    ).toBeNull();
    expect(fee).toHaveAccessibleDescription(/^CHF/);
    await user.type(fee, '20');
    expect(onChange.mock.lastCall?.[0]).toEqual({ fee: { amount: 20, currency: 'CHF' } });
    await user.clear(fee);
    expect(onChange.mock.lastCall?.[0]).toEqual({});
    await user.paste('€20');
    await waitFor(() =>
      expect(fee).toHaveAccessibleDescription(new RegExp(copy.otherCurrency('€', ['CHF']))),
    );
    await user.clear(fee);
    await user.type(fee, '9000');
    await save();
    expect(await sentences()).toEqual([
      'The answer to “What does an account cost?” is too large: it must be at most CHF\u{a0}5,000.',
    ]);
  });

  it('is a cell of a table', async () => {
    const { onChange, user } = await show({ rounds: [{ name: 'Seed' }] });
    const sum = screen.getByRole('textbox', { name: 'Sum, row 1' });
    await user.click(sum);
    await user.paste('€5');
    expect(onChange.mock.lastCall?.[0]).toEqual({
      rounds: [{ name: 'Seed', sum: { amount: 5, currency: 'EUR' } }],
    });
    expect(screen.getByRole('combobox', { name: copy.currencyOf('Sum, row 1') })).toHaveValue('EUR');
  });
});
