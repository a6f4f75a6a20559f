import '../../../helpers/own-modules.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RecordedQuestionnaire } from '../../../../src/web/research/page/RecordedSections.tsx';
import { checklistKeysCopy } from '../../../../src/web/copy/research/checklist-keys.ts';
import { catalog } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';

// Without a network its code does not load.
const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock(import('../../../../src/web/research/form/sections/ChecklistKeys.tsx'), () => {
  asked();
  throw new TypeError('Failed to fetch');
});

const entry = catalog.find(({ subject }) => subject === 'coin')!;

it('RecordedQuestionnaire shows its questions when the code of the keyboard shortcuts does not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemberStage>
      <RecordedQuestionnaire entry={entry} />
    </MemberStage>,
  );
  await screen.findByRole('button', { name: /^Market cap/ });
  // Afterwards everything that follows from the failure is drawn.
  await act(async () => {
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('button', { name: /^Market cap/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: checklistKeysCopy.button })).toBeNull();
});
