import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { further, onlySection } from '../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../src/engine/answers.ts';
import { questionnaireCopy } from '../../../../../src/web/copy/research/questionnaire.ts';

it('the text field of an option is shown while it is chosen, is required, and keeps its text', async () => {
  const onChange = vi.fn<(answers: Answers) => void>();
  const user = userEvent.setup();
  render(<FormDemo compiled={onlySection(further, 'own')} onChange={onChange} />);
  const name = `Someone else: Who made it? ${questionnaireCopy.needed}`;
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Someone else' }));
  await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
  const alert = await screen.findByRole('alert');
  await user.click(within(alert).getByRole('link', { name: /Please answer “Someone else: Who made it\?”/ }));
  expect(screen.getByRole('textbox', { name })).toHaveFocus();
  await user.keyboard('A bridge');
  await user.click(screen.getByRole('radio', { name: 'A team' }));
  expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
  expect(onChange.mock.lastCall?.[0]).toEqual({ maker: 'team', maker_other: 'A bridge' });
  await user.click(screen.getByRole('radio', { name: 'Someone else' }));
  expect(screen.getByRole('textbox', { name })).toHaveValue('A bridge');
});
