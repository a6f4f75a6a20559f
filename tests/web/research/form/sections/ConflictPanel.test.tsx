import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { everything } from '../../../../../stories/fixtures/questionnaires.ts';
import { ConflictPanel } from '../../../../../src/web/research/form/sections/ConflictPanel.tsx';
import type { Written } from '../../../../../src/engine/content.ts';
import { withAnswers } from '../../../../../stories/fixtures/content.ts';

it('ConflictPanel shows the notes of both answers, and keeps the note of the chosen one', async () => {
  const onResolve = vi.fn<(written: Written) => void>();
  const answers = { story: 'A tale', floor_note: '1 ETH' };
  const mine = withAnswers(answers, { notes: { story: { text: 'Mine.' } } });
  const notes = { story: { source: 'https://example.com/tale' } };
  const theirs = withAnswers({ story: 'A tale' }, { notes });
  render(
    <ConflictPanel
      section={everything.sections[0]!}
      mine={mine}
      conflict={{ questions: ['story'], theirs }}
      onResolve={onResolve}
    />,
  );
  const choice = screen.getByRole('group', { name: 'What is its story?' });
  const [first, second] = within(choice).getAllByRole('radio');
  expect(first).toHaveAccessibleName(/A tale Mine\./);
  expect(second).toHaveAccessibleName(/A tale https:\/\/example\.com\/tale/);
  await userEvent.click(second!);
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(onResolve).toHaveBeenCalledWith({ answers, notes });
});
