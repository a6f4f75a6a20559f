import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { journalPage } from '../../../../src/contracts/record-lists.ts';
import { journalCopy as copy } from '../../../../src/web/copy/research/subjects.ts';
import { MoreEntries } from '../../../../src/web/research/lists/MoreEntries.tsx';
import { useChangedAnalyses } from '../../../../src/web/research/lists/refetch-analyses.ts';
import { useJournal } from '../../../../src/web/research/lists/use-journal.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../../stories/screens/open-stage.ts';
import { serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi, type ApiAnswers } from '../../../../stories/screens/stub-api.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

function Page({ subject }: { readonly subject: string }) {
  useChangedAnalyses();
  const journal = useJournal('social', { subject: { name: subject } });
  if (!journal.data) return <p>{journal.status}</p>;
  const { records } = journal.data;
  return (
    <>
      <p>{`${records.length} of ${records[0]?.record.name}`}</p>
      <MoreEntries journal={journal} />
    </>
  );
}

const toPage = (subject: string) => (
  <MemberStage>
    <Page subject={subject} />
  </MemberStage>
);

const serve = (answers: ApiAnswers) => onTestFinished(stubApi(answers));
const serveEntries = (count: number, from = 0) =>
  serve(
    serveStageRecords({
      social: Array.from({ length: count }, (_, index) => ({
        id: `entry-${from + index}`,
        name: 'Bitcoin',
        savedAt: '2026-11-20T10:00:00.000Z',
        day: '2026-11-20',
        sections: ['insights'],
        fields: {},
      })),
    }),
  );

it('useJournal returns no entries of one subject while the entries of another are loading', async () => {
  serveEntries(2);
  const { rerender } = render(toPage('Bitcoin'));
  await screen.findByText('2 of Bitcoin');
  serve(
    Object.fromEntries(
      Object.keys(serveStageRecords({ social: [] })).map((call) => [call, { kind: 'pending' }]),
    ),
  );
  rerender(toPage('Ethereum'));
  expect(screen.getByText('pending')).toBeVisible();
});

it('useJournal returns an entry that was saved meanwhile', async () => {
  serveEntries(1);
  const stage = openStage();
  render(
    <MemberStage stage={stage}>
      <Page subject="Bitcoin" />
    </MemberStage>,
  );
  await screen.findByText('1 of Bitcoin');
  serveEntries(2);
  act(() => stage.records.store.setState(({ changed }) => ({ changed: changed + 1 })));
  expect(await screen.findByText('2 of Bitcoin')).toBeVisible();
});

it('MoreEntries says that further entries failed to load, keeps the others, and retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serveEntries(journalPage);
  render(toPage('Bitcoin'));
  await screen.findByText(`${journalPage} of Bitcoin`);
  serve({});
  await userEvent.click(screen.getByRole('button', { name: copy.more }));
  expect(await screen.findByText(copy.moreFailed)).toBeVisible();
  expect(screen.getByText(`${journalPage} of Bitcoin`)).toBeVisible();
  serveEntries(1, journalPage);
  await userEvent.click(screen.getByRole('button', { name: uiCopy.tryAgain }));
  expect(await screen.findByText(`${journalPage + 1} of Bitcoin`)).toBeVisible();
  expect(screen.queryByRole('button', { name: copy.more })).toBeNull();
});

it('useJournal returns each entry once when a save has moved the pages', async () => {
  serveEntries(journalPage);
  render(toPage('Bitcoin'));
  await screen.findByText(`${journalPage} of Bitcoin`);
  // The next page begins with the last entry of the first.
  serveEntries(2, journalPage - 1);
  await userEvent.click(screen.getByRole('button', { name: copy.more }));
  expect(await screen.findByText(`${journalPage + 1} of Bitcoin`)).toBeVisible();
});
