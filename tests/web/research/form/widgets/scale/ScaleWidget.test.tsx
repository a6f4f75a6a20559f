import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { kinds, onlySection } from '../../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../../src/engine/answers.ts';
import { questionnaireCopy } from '../../../../../../src/web/copy/research/questionnaire.ts';

async function show(initialAnswers: Answers = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const compiled = onlySection(kinds, 'choices');
  render(<FormDemo compiled={compiled} initialAnswers={initialAnswers} onChange={onChange} />);
  await screen.findByRole('radio', { name: '3' });
  return { onChange, user: userEvent.setup() };
}

it('a scale names its last step, reports the chosen step, and can be cleared', async () => {
  const { onChange, user } = await show();
  const group = screen.getByRole('radiogroup', { name: 'How far do you trust its team?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(5);
  await user.click(within(group).getByRole('radio', { name: '5 Completely' }));
  expect(onChange.mock.lastCall?.[0]).toEqual({ trust: 5 });
  await user.keyboard('{ArrowLeft}');
  expect(onChange.mock.lastCall?.[0]).toEqual({ trust: 4 });
  await user.click(within(group).getByRole('button', { name: /^Clear the answer to/ }));
  expect(onChange.mock.lastCall?.[0]).toEqual({});
});

it('a drop-down list reports the chosen option, and no answer for "Choose one"', async () => {
  const { onChange, user } = await show();
  const list = await screen.findByRole('combobox', { name: 'Where is it registered?' });
  await user.selectOptions(list, 'The Netherlands');
  expect(onChange.mock.lastCall?.[0]).toEqual({ home: 'nl' });
  await user.selectOptions(list, 'Choose one');
  expect(onChange.mock.lastCall?.[0]).toEqual({});
});

it('an exclusive option unticks the others, and a save requires the least number of options', async () => {
  const { onChange, user } = await show({ proofs: ['books', 'source'] });
  await user.click(screen.getByRole('checkbox', { name: 'Nothing of these' }));
  expect(onChange.mock.lastCall?.[0]).toEqual({ proofs: ['nothing'] });
  await user.click(screen.getByRole('checkbox', { name: 'Its books' }));
  expect(onChange.mock.lastCall?.[0]).toEqual({ proofs: ['books'] });
  await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect(link).toHaveAccessibleName('Please choose at least 2 answers to “What does it show of itself?”.');
});
