import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { everything } from '../../../stories/fixtures/questionnaires.ts';
import { ViewDemo } from '../../../stories/questionnaire/FormDemo.tsx';
import { checklistKeysCopy } from '../../../src/web/copy/research/checklist-keys.ts';

// Without a network its code does not come.
const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock(import('../../../src/web/questionnaire/sections/ChecklistKeys.tsx'), () => {
  asked();
  throw new TypeError('Failed to fetch');
});

it('has its questions where the code of the keys cannot be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<ViewDemo compiled={everything} sections={{}} onSave={() => undefined} />);
  // All that follows from the failure is drawn by the end of this.
  await act(async () => {
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('button', { name: /^Basics/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: checklistKeysCopy.button })).toBeNull();
});
