import '../../../helpers/own-modules.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toCatalogEntry } from '../../../../src/engine/compile/catalog-entry.ts';
import { talk } from '../../../../stories/fixtures/questionnaires.ts';
import { Journal } from '../../../../src/web/research/journal/Journal.tsx';
import { journalCopy as copy } from '../../../../src/web/copy/research/subjects.ts';

vi.mock(import('../../../../src/web/research/journal/Entries.tsx'), () => ({
  Entries: () => {
    throw new Error('Crashed');
  },
}));

it('Journal shows an error when its entries crash, and leaves the rest of the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>The questions</p>
      <Journal
        entry={toCatalogEntry(talk.questionnaire)}
        compiled={talk}
        subject={undefined}
        day="2026-11-22"
      />
    </>,
  );
  await userEvent.click(screen.getByText(copy.earlier));
  expect(await screen.findByText(copy.failed)).toBeVisible();
  expect(screen.getByText('The questions')).toBeVisible();
});
