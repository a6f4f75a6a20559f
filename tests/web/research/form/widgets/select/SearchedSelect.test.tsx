import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { further, onlySection } from '../../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../../src/engine/answers.ts';
import { matchingMedia } from '../../../../../helpers/dom-stubs.ts';
import { questionnaireCopy } from '../../../../../../src/web/copy/research/questionnaire.ts';

async function show(initialAnswers: Answers = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSave = vi.fn<() => void>();
  render(
    <FormDemo
      compiled={onlySection(further, 'long')}
      initialAnswers={initialAnswers}
      onChange={onChange}
      onSave={onSave}
    />,
  );
  const field = await screen.findByRole('combobox', { name: 'Where is its seat?' });
  return { onChange, onSave, field, user: userEvent.setup() };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent?.trim());

it('a searched list is filtered by the typed text, ignoring accents, and chosen from by the keys', async () => {
  const { onChange, onSave, field, user } = await show();
  await user.click(field);
  expect(options()).toHaveLength(20);
  await user.keyboard('curac');
  expect(options()).toEqual(['Curaçao']);
  expect(field).toHaveAccessibleDescription('1 answer');
  await user.clear(field);
  await user.keyboard('MALTÄ');
  expect(options()).toEqual(['Malta']);
  await user.clear(field);
  await user.keyboard('ERLAND');
  expect(options()).toEqual(['The Netherlands', 'Switzerland']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Switzerland');
  await user.keyboard('{Enter}');
  expect(onChange.mock.lastCall?.[0]).toEqual({ seat: 'switzerland' });
  expect(field).toHaveValue('Switzerland');
  expect(field).toHaveFocus();
  expect(options()).toEqual([]);
  expect(onSave).not.toHaveBeenCalled();
});

it('the arrow keys begin at the chosen option of a searched list', async () => {
  const { onChange, field, user } = await show({ seat: 'malta' });
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Malta');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(field).toHaveValue('Malta');
  expect(onChange.mock.lastCall?.[0] ?? { seat: 'malta' }).toEqual({ seat: 'malta' });
});

it('Enter in a searched list chooses the only match, and nothing if there are none or several', async () => {
  const { onChange, onSave, field, user } = await show({ seat: 'malta' });
  await user.clear(field);
  await user.type(field, 'a');
  await user.keyboard('{Enter}');
  await user.type(field, 'tlantis');
  expect(field).toHaveAccessibleDescription(questionnaireCopy.optionsFound(0));
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(field).toHaveValue('Malta');
  await user.clear(field);
  await user.keyboard('pana{Enter}');
  expect(onChange.mock.lastCall?.[0]).toEqual({ seat: 'panama' });
  expect(onSave).not.toHaveBeenCalled();
});

it('a searched list drops the search on Escape, and the answer when the field is emptied', async () => {
  const { onChange, field, user } = await show({ seat: 'malta' });
  await user.type(field, 'x{Escape}');
  expect(field).toHaveValue('Malta');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(field);
  await user.tab();
  expect(onChange.mock.lastCall?.[0]).toEqual({});
});

it('a searched list is a native list on a touch screen', async () => {
  matchingMedia.add('(pointer: coarse)');
  const { onChange, field, user } = await show();
  await user.selectOptions(field, 'Malta');
  expect(onChange.mock.lastCall?.[0]).toEqual({ seat: 'malta' });
});

it('a searched list ignores Enter while an input method composes a word', async () => {
  const { onChange, field, user } = await show();
  await user.type(field, 'curac');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Curaçao');
});
