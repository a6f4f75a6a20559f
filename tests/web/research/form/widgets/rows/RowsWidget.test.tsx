import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { further, onlySection } from '../../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../../src/engine/answers.ts';
import { questionnaireCopy } from '../../../../../../src/web/copy/research/questionnaire.ts';

async function show(initialAnswers: Answers = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSave = vi.fn<() => void>();
  const compiled = onlySection(further, 'tables');
  render(
    <FormDemo compiled={compiled} initialAnswers={initialAnswers} onChange={onChange} onSave={onSave} />,
  );
  const add = await screen.findByRole('button', { name: 'Add a row: Who holds most of it?' });
  return { onChange, onSave, add, user: userEvent.setup() };
}

const cell = (name: string) => screen.getByRole('textbox', { name });

describe('RowsWidget', () => {
  it('starts with an empty row, and adds rows up to its limit', async () => {
    const { add, onChange, user } = await show();
    await user.type(cell('Holder, row 1'), 'Ann');
    await user.type(cell('Share, row 1'), '12.5');
    expect(onChange.mock.lastCall?.[0]).toEqual({ holders: [{ holder: 'Ann', share: 12.5 }] });
    await user.click(add);
    await waitFor(() => expect(cell('Holder, row 2')).toHaveFocus());
    await user.keyboard('Bo');
    await user.click(add);
    await waitFor(() => expect(add).toBeDisabled());
    expect(screen.getByText('3 rows at most')).toBeVisible();
    expect(onChange.mock.lastCall?.[0]).toEqual({
      holders: [{ holder: 'Ann', share: 12.5 }, { holder: 'Bo' }, {}],
    });
  });

  it('asks each column as the question of its type would', async () => {
    const { onChange, onSave, user } = await show();
    await user.type(cell('Risk, row 1'), 'A bug');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Severity, row 1' }), 'High');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Is it public?, row 1' }), 'Can’t tell');
    await user.type(cell('Loss, row 1'), '120');
    const row = { risk: 'A bug', severity: 'high', known: null, loss: 120 };
    expect(onChange.mock.lastCall?.[0]).toEqual({ risks: [row] });
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link).toHaveAccessibleName(/“Loss, row 1” is too large: it must be at most 100%/);
    expect(onSave).not.toHaveBeenCalled();
    await user.clear(cell('Loss, row 1'));
    await user.clear(cell('Risk, row 1'));
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    await screen.findByRole('link', { name: /“Risk, row 1”/ });
    expect(onSave).not.toHaveBeenCalled();
    await user.type(cell('Risk, row 1'), 'None');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Is it public?, row 1' }), '');
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    expect(onChange.mock.lastCall?.[0]).toEqual({ risks: [{ risk: 'None', severity: 'high' }] });
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('completes a link and normalizes an address, as their questions do', async () => {
    const { onChange, user } = await show();
    await user.type(cell('Page, row 1'), 'www.example.com');
    await user.click(cell('Contract, row 1'));
    await user.paste(' 0xde709f2102306220921060314715629080e2fb77 ');
    await user.tab();
    const row = {
      page: 'https://www.example.com',
      contract: '0xde709f2102306220921060314715629080e2fb77',
    };
    expect(onChange.mock.lastCall?.[0]).toEqual({ risks: [row] });
  });

  it('removes one row and keeps the others', async () => {
    const { onChange, user } = await show({ holders: [{ holder: 'Ann' }, { holder: 'Bo', share: 3 }] });
    await user.click(screen.getByRole('button', { name: /^Remove row 1/ }));
    expect(onChange.mock.lastCall?.[0]).toEqual({ holders: [{ holder: 'Bo', share: 3 }] });
    expect(cell('Holder, row 1')).toHaveValue('Bo');
    expect(cell('Share, row 1')).toHaveValue('3');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('shows the day of a row in words, and refuses to save a partly written day', async () => {
    const { onChange, onSave, user } = await show({ holders: [{ holder: 'Ann', since: '2026-11-25' }] });
    const since = screen.getByLabelText<HTMLInputElement>('Since, row 1');
    expect(since).toHaveAccessibleDescription('25 Nov 2026');
    fireEvent.change(since, { target: { value: '' } });
    expect(onChange.mock.lastCall?.[0]).toEqual({ holders: [{ holder: 'Ann' }] });
    expect(since).not.toHaveAccessibleDescription();
    vi.spyOn(since, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
    fireEvent.keyUp(since, { key: '1' });
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link).toHaveAccessibleName(/“Since, row 1”/);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows a row for each that is named, and sends those with an answer', async () => {
    const { onChange, onSave, user } = await show({ checks: [{ row: 'fax', owner: 'Bo' }] });
    const row = (name: string) => within(screen.getByRole('group', { name }));
    // A retired row stays with its answer.
    expect(row('A fax').getByRole('textbox')).toHaveValue('Bo');
    await user.selectOptions(row('An audit').getByRole('combobox'), 'Yes');
    await user.type(row('A backup').getByRole('textbox'), 'Ann');
    expect(onChange.mock.lastCall?.[0]).toEqual({
      checks: [
        { row: 'backup', owner: 'Ann' },
        { row: 'audit', answer: true },
        { row: 'fax', owner: 'Bo' },
      ],
    });
    await user.clear(row('A backup').getByRole('textbox'));
    expect(onChange.mock.lastCall?.[0]['checks']).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('asks for one option a row in a matrix', async () => {
    const { onChange, user } = await show();
    const row = within(screen.getByRole('radiogroup', { name: 'Theft of my keys' }));
    await user.click(row.getByRole('radio', { name: 'Weekly' }));
    await user.keyboard('{ArrowRight}');
    expect(onChange.mock.lastCall?.[0]).toEqual({ worries: [{ row: 'theft', often: 'daily' }] });
    const clear = screen.getByRole('button', { name: /^Clear.*worry/ });
    await user.click(clear);
    expect(onChange.mock.lastCall?.[0]).toEqual({});
    expect(row.getByRole('radio', { name: 'Daily' })).not.toBeChecked();
    // The button is hidden now.
    expect(screen.getAllByRole('radio', { name: 'Never' })[0]).toHaveFocus();
  });

  it('names the cell that cannot be saved, marks it and links to it, until it is mended', async () => {
    // A blank row is shown and counted too.
    const { onSave, user } = await show({ holders: [{}, { holder: 'Ann' }, { share: 'much' }] });
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect(link).toHaveAccessibleName(/^Please write a number for “Share, row 3”/);
    expect(onSave).not.toHaveBeenCalled();
    await user.click(link);
    const share = cell('Share, row 3');
    expect(share).toHaveFocus();
    expect(share).toBeInvalid();
    expect(share).toHaveAccessibleDescription(/^Please write a number/);
    expect(cell('Share, row 2')).toBeValid();
    await user.clear(share);
    await user.type(share, '5');
    await user.tab();
    await waitFor(() => expect(share).toBeValid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('names and marks every wrong cell at once, in the order of the table, each with its own words (I11)', async () => {
    const risks = [
      { risk: 'A bug', page: 'no page', loss: 120 },
      { severity: 'low' },
      { risk: 'x'.repeat(81), loss: 5 },
    ];
    const { onSave, user } = await show({ risks, holders: [{ share: 'much' }] });
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const summary = within(await screen.findByRole('alert'));
    expect(onSave).not.toHaveBeenCalled();
    const wrong = ['Share, row 1', 'Loss, row 1', 'Page, row 1', 'Risk, row 2', 'Risk, row 3'];
    const links = summary.getAllByRole('link');
    expect(links.map((link) => /“(.*?)”/.exec(link.textContent)?.[1])).toEqual(wrong);
    for (const [at, name] of wrong.entries()) {
      expect(cell(name), name).toBeInvalid();
      expect(cell(name), name).toHaveAccessibleDescription(links[at]!.textContent);
    }
    expect(screen.getByRole('group', { name: 'What can go wrong?' })).toHaveAccessibleDescription(
      new RegExp(wrong.slice(1).join('.*')),
    );
    for (const name of ['Holder, row 1', 'Page, row 2', 'Loss, row 3']) expect(cell(name), name).toBeValid();
    await user.clear(cell('Loss, row 1'));
    await user.tab();
    await waitFor(() => expect(cell('Loss, row 1')).toBeValid());
    expect(cell('Page, row 1')).toBeInvalid();
    expect(summary.getAllByRole('link')).toHaveLength(4);
  });

  it('counts blank rows where the schema cannot find the fault, and names fixed rows', async () => {
    const answers = {
      risks: [{}, { risk: 'A bug', page: 'no page' }],
      checks: [{ row: 'audit', owner: 'x'.repeat(4001) }],
    };
    const { user } = await show(answers);
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    const summary = within(await screen.findByRole('alert'));
    await user.click(summary.getByRole('link', { name: /“Page, row 2”/ }));
    expect(cell('Page, row 2')).toHaveFocus();
    expect(cell('Page, row 2')).toBeInvalid();
    await user.click(summary.getByRole('link', { name: /“Owner, An audit”/ }));
    expect(cell('Owner, An audit')).toHaveFocus();
    expect(cell('Owner, An audit')).toBeInvalid();
  });

  it('focuses the row that takes the place of a removed one', async () => {
    const { user } = await show({ risks: ['A', 'B', 'C', 'D'].map((risk) => ({ risk })) });
    await user.click(screen.getByRole('button', { name: /^Remove row 2/ }));
    await waitFor(() => expect(cell('Risk, row 2')).toHaveFocus());
    expect(cell('Risk, row 2')).toHaveValue('C');
    await user.click(screen.getByRole('button', { name: /^Remove row 3/ }));
    await waitFor(() => expect(cell('Risk, row 2')).toHaveFocus());
  });
});
