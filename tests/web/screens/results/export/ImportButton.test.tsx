import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { resultsCopy as copy } from '../../../../../src/web/copy/research/results.ts';
import { runCopy } from '../../../../../src/web/copy/ui.ts';
import { ethereum, serveStageRecords } from '../../../../../stories/screens/results/records.ts';
import { ResultsStage } from '../../../../../stories/screens/results/ResultsStage.tsx';
import { stubApi, type ApiAnswers } from '../../../../../stories/screens/stub-api.ts';

const of = 'maya@studio.example';
const here = serveStageRecords({ coineval: [ethereum] });
const importPath = 'POST /api/report/coineval';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(answers: ApiAnswers = here) {
  onTestFinished(stubApi(answers));
  return render(<ResultsStage complete={[]} path="/results" />);
}

async function choose(file: File) {
  await userEvent.upload(await screen.findByLabelText(copy.import, { selector: 'input' }), file);
}

function toFile(...ids: readonly string[]): File {
  const parts = ids.map((id) => ({
    questionnaire: 'coineval',
    version: 1,
    id,
    name: id === ethereum.id ? 'Ethereum' : id,
    subject: id === ethereum.id ? 'Ethereum' : id,
    subject_id: id === ethereum.id ? ethereum.subject : id,
    saved_at: '2026-10-01T10:00:00Z',
    save: { fields: { marketcap_coingecko: true, marketcap_coinmarketcap: true }, about: { no: [] } },
  }));
  return new File([JSON.stringify({ parts })], 'results.json');
}

it('an import shows how far it has come, and what stopped it, and goes on (Q3)', async () => {
  show({ ...here, [importPath]: { kind: 'offline' } });
  await choose(toFile('new', 'other'));
  await screen.findByText(copy.importStopped.failed({ done: 0, of: 2 }));
  onTestFinished(stubApi({ ...here, [importPath]: { kind: 'json', body: { id: 'made' } } }));
  await userEvent.click(screen.getByRole('button', { name: runCopy.goOn }));
  await screen.findByText(copy.imported(2, 0));
});

it('an import that is cut off by a reload says where it stopped, until it is dismissed or repeated', async () => {
  const { unmount } = show({ ...here, [importPath]: { kind: 'pending' } });
  await choose(toFile('new', 'other'));
  await screen.findByText(copy.importing({ done: 0, of: 2 }));
  unmount();
  show();
  await screen.findByText(copy.importStopped.left({ done: 0, of: 2 }));
  await userEvent.click(screen.getByRole('button', { name: runCopy.clear }));
  expect(screen.queryByText(copy.importStopped.left({ done: 0, of: 2 }))).toBeNull();
});

it('an import that is cancelled ends with how far it came', async () => {
  show({ ...here, [importPath]: { kind: 'refused', code: 'RATE_LIMITED' } });
  await choose(toFile('new'));
  await userEvent.click(await screen.findByRole('button', { name: runCopy.cancel }));
  await screen.findByText(copy.importStopped.cancelled({ done: 0, of: 1 }));
  expect(screen.getByRole('button', { name: copy.import })).toBeEnabled();
});

it('a record with other answers here can be compared and kept', async () => {
  show();
  await choose(toFile(ethereum.id));
  const panel = within(await screen.findByRole('region', { name: copy.differingTitle }));
  await userEvent.click(panel.getByRole('button', { name: `${copy.differingCompare} Ethereum` }));
  expect(await panel.findByRole('table')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: `${copy.differingKeep} Ethereum` }));
  expect(screen.queryByRole('region', { name: copy.differingTitle })).toBeNull();
});

it('a record with other answers here takes those of the file', async () => {
  const path = `POST /api/report/coineval/${of}/cg/${ethereum.id}`;
  show({ ...here, [path]: { kind: 'json', body: { id: ethereum.id } } });
  await choose(toFile(ethereum.id));
  await userEvent.click(await screen.findByRole('button', { name: `${copy.differingTake} Ethereum` }));
  await screen.findByText(copy.taken(1), { exact: false });
});

it('another file is refused in words', async () => {
  show();
  await choose(new File(['{}'], 'other.json'));
  await screen.findByText(copy.importNoFile);
});
