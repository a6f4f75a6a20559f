import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { kinds, onlySection } from '../../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../../src/engine/answers.ts';
import { formatWords } from '../../../../../../src/engine/format-words.ts';
import { problemsCopy } from '../../../../../../src/web/copy/research/answer-problems.ts';
import { rowsCopy } from '../../../../../../src/web/copy/research/rows.ts';
import { questionnaireCopy } from '../../../../../../src/web/copy/research/questionnaire.ts';

async function show() {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSave = vi.fn<() => void>();
  render(<FormDemo compiled={onlySection(kinds, 'links')} onChange={onChange} onSave={onSave} />);
  const audit = await screen.findByRole('textbox', { name: 'Where is its audit?' });
  const contract = await screen.findByRole('textbox', { name: 'What is its contract?' });
  return { audit, contract, onChange, onSave, user: userEvent.setup() };
}

it('a link field shows its host as a link while the text is an address', async () => {
  const { audit, user } = await show();
  await user.type(audit, 'https://www.example.com/audit');
  const link = screen.getByRole('link', { name: 'example.com' });
  expect(link).toHaveAttribute('href', 'https://www.example.com/audit');
  await user.type(audit, ' and more');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('a link field adds https:// to an address when the focus leaves it', async () => {
  const { audit, onChange, onSave, user } = await show();
  await user.type(audit, 'www.example.com/audit');
  await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  expect(audit).toHaveValue('https://www.example.com/audit');
  expect(onChange.mock.lastCall?.[0]).toEqual({ audit: 'https://www.example.com/audit' });
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('an invalid link and an invalid contract address block the save, with messages that name the questions', async () => {
  const { audit, contract, onSave, user } = await show();
  await user.type(audit, 'http://example.com');
  await user.type(contract, '0x12');
  await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent).toSorted()).toEqual([
    problemsCopy.noLink('Where is its audit?'),
    problemsCopy.notValid(
      'What is its contract?',
      formatWords['evm-address'].name,
      formatWords['evm-address'].example,
    ),
  ]);
  expect(audit).toBeInvalid();
  expect(contract).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
});

it('an address field drops the spaces around a pasted address', async () => {
  const { contract, onChange, user } = await show();
  await user.click(contract);
  await user.paste(' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n');
  expect(onChange.mock.lastCall?.[0]).toEqual({ contract: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
});

it('a field of a format shows the normal form, which is saved, when the focus leaves it', async () => {
  const { onChange, onSave, user } = await show();
  const write = async (name: string, text: string) =>
    user.type(await screen.findByRole('textbox', { name }), text);
  await write('What is its bank account?', 'gb82-west 1234 5698 7654 32');
  await write('What is its phone number?', '+44 (0)20 7946-0958');
  await write('What is its e-mail address?', 'Ada@Example.com');
  await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  expect(onChange.mock.lastCall?.[0]).toEqual({
    account: 'GB82WEST12345698765432',
    hotline: '+442079460958',
    mail: 'ada@example.com',
  });
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('a text that does not fit its pattern blocks the save, in the words of the question or the column', async () => {
  const { onSave, user } = await show();
  const write = async (name: string, text: string) =>
    user.type(await screen.findByRole('textbox', { name }), text);
  await write('What is the number of its permit?', 'CH 123');
  const table = screen.getByRole('group', { name: /^Which other permits has it/ });
  await user.type(within(table).getByRole('textbox'), 'CH');
  await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    problemsCopy.notOfPattern(
      'What is the number of its permit?',
      'two capitals, a hyphen and two to six digits, as CH-123',
    ),
    problemsCopy.notOfPattern(rowsCopy.cell('Number', 1), 'as CH-123'),
  ]);
  expect(onSave).not.toHaveBeenCalled();
});

it('a text of a pattern drops the spaces around it when the focus leaves it or on Enter, also in a cell', async () => {
  const { onChange, onSave, user } = await show();
  const permit = screen.getByRole('textbox', { name: 'What is the number of its permit?' });
  const number = screen.getByRole('textbox', { name: 'Number, row 1' });
  await user.click(number);
  await user.paste(' CH-77\t');
  await user.keyboard('{Enter}');
  expect(number).toHaveValue('CH-77');
  await user.keyboard(' ');
  await user.click(permit);
  await user.paste(' CH-123 ');
  await user.keyboard('{Enter}');
  expect(permit).toHaveValue('CH-123');
  expect(onChange.mock.lastCall?.[0]).toEqual({ permit: 'CH-123', permits: [{ number: 'CH-77' }] });
  await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  expect(onSave).toHaveBeenCalledOnce();
});
