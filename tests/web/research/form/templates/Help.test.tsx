import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { further, onlySection } from '../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../stories/research/form/FormDemo.tsx';

it('the help of a question shows text, lists, links, and what each option means', async () => {
  const user = userEvent.setup();
  render(<FormDemo compiled={onlySection(further, 'helped')} />);
  const button = screen.getByRole('button', { name: /^Help for this question/ });
  await user.click(button);
  const help = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect(within(help).getByText('A licence says who may use the code.')).toBeVisible();
  expect(within(help).getAllByRole('listitem')).toHaveLength(2);
  const link = within(help).getByRole('link', { name: /What licences allow/ });
  expect(link).toHaveAttribute('href', 'https://choosealicense.com/licenses/');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(
    within(help)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['A free one', 'A free one later']);
  expect(within(help).getAllByRole('definition')[1]).toHaveTextContent('It names the day.');
});
