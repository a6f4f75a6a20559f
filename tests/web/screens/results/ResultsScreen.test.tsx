import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { analysisListCopy } from '../../../../src/web/copy/research/analyses.ts';
import { historyCopy } from '../../../../src/web/copy/research/history.ts';
import { analysesCopy, resultsCopy as copy } from '../../../../src/web/copy/research/results.ts';
import { runCopy } from '../../../../src/web/copy/ui.ts';
import {
  bitcoin,
  calendar,
  decision,
  earlierCalendar,
  ethereum,
  serveStageRecords,
  solana,
  swing,
  tidal,
} from '../../../../stories/screens/results/records.ts';
import { ResultsStage } from '../../../../stories/screens/results/ResultsStage.tsx';
import { stubApi, type ApiAnswers } from '../../../../stories/screens/stub-api.ts';

const all = serveStageRecords({
  coineval: [bitcoin, ethereum],
  nfteval: [tidal],
  calendar: [calendar, earlierCalendar],
  swingtrade: [swing],
});

interface ShowOptions {
  readonly answers?: ApiAnswers;
  readonly path?: string;
}

function show(complete: readonly string[], { answers = all, path = '/results' }: ShowOptions = {}) {
  onTestFinished(stubApi(answers));
  return render(<ResultsStage complete={complete} path={path} />);
}

const part = (name: string | RegExp) => screen.findByRole('region', { name });
/** In the menu of its row. */
const openLinkOf = async (name: string) => {
  const list = within(await part(analysesCopy.titles.coin));
  const row = (await list.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!;
  return within(row).getByRole('link', { name: analysisListCopy.open, hidden: true });
};

function catchFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        latest = blob;
        return 'blob:results';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it.each([
  '/results?compare=coineval:bitcoin',
  '/results?compare=coineval:1,2,3,4,5',
  '/results?compare=nothing:1,2',
  '/results?compare=coineval',
  '/results?journal=coineval',
  '/results?analysis=nothing:1',
  '/results?analysis=coineval',
])('shows no page at the invalid address %s (Q3)', (path) => {
  show([], { path });
  expect(screen.getByText(copy.unknownTitle)).toBeVisible();
  expect(screen.getByRole('link', { name: copy.all })).toHaveAttribute('href', '/results');
});

const ofEntry = `/api/report/calendar/maya@studio.example/records/calendar`;
const before = [
  { revision: 1, saved_at: '2026-11-18T08:00:00.000Z', sections: ['insights'], changed: ['meme_coin'] },
];
const versions: ApiAnswers = {
  [`GET ${ofEntry}/versions`]: { kind: 'json', body: before },
  [`POST ${ofEntry}/versions/1/restore`]: { kind: 'json', body: { id: 'calendar' } },
};
const history = { name: /^History .*18 Nov 2026$/ };

it('restores an earlier version of today’s entry', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  show(['calendar'], { answers: { ...all, ...versions } });
  await userEvent.click(await screen.findByRole('button', history));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${historyCopy.restore}`) }));
  expect(await screen.findByText(historyCopy.restored)).toBeVisible();
});

describe('the export of results', () => {
  const day = new Date().toISOString().slice(0, 10);

  it('contains every record, also when nothing is complete, in a file named by the day', async () => {
    const files = catchFiles();
    show([]);
    await part(analysesCopy.titles.coin);
    await userEvent.click(screen.getByRole('button', { name: copy.csvCommas, hidden: true }));
    await screen.findByText(copy.exported(6, `take-profits-results-${day}.csv`));
    await userEvent.click(screen.getByRole('button', { name: copy.json }));
    await screen.findByText(copy.exported(6, `take-profits-results-${day}.json`));
    const csv = await files[0]!.blob.text();
    expect(csv).toContain('Coin evaluation,Bitcoin,Bitcoin,,2026-11-21T10:00:00Z,');
    expect(csv).toContain('Market Insights: Calendar,,,2026-11-17,');
    expect(csv).toContain(',cant_tell,');
    const { parts } = JSON.parse(await files[1]!.blob.text());
    expect(parts.map(({ name, day: entry }: { name: string; day: string }) => name ?? entry)).toEqual([
      'Bitcoin',
      'Ethereum',
      null,
      '2026-11-18',
      '2026-11-17',
      'Tidal Forms #418',
    ]);
  });

  it('continues where it failed, and does not load the earlier records again', async () => {
    const files = catchFiles();
    const path = 'GET /api/report/coineval/maya@studio.example/records/ethereum';
    show([], { answers: { ...all, [path]: { kind: 'offline' } } });
    await part(analysesCopy.titles.coin);
    await userEvent.click(screen.getByRole('button', { name: copy.json }));
    await screen.findByRole('button', { name: runCopy.goOn });
    expect(files).toEqual([]);
    // The records that were loaded before are no longer served.
    const bitcoinPath = 'GET /api/report/coineval/maya@studio.example/records/bitcoin';
    onTestFinished(stubApi({ ...all, [bitcoinPath]: { kind: 'offline' } }));
    await userEvent.click(screen.getByRole('button', { name: runCopy.goOn }));
    await screen.findByText(copy.exported(6, `take-profits-results-${day}.json`));
    expect(JSON.parse(await files[0]!.blob.text()).parts).toHaveLength(6);
  });

  it('can contain one analysis', async () => {
    const files = catchFiles();
    show([]);
    await userEvent.click(await openLinkOf('Ethereum'));
    const tools = await screen.findByRole('group', { name: analysesCopy.exportOne });
    await userEvent.click(within(tools).getByRole('button', { name: copy.json }));
    expect(files[0]?.name).toBe(`take-profits-analysis-${day}.json`);
    expect(JSON.parse(await files[0]!.blob.text()).parts).toMatchObject([{ name: 'Ethereum' }]);
  });

  it('can contain a comparison', async () => {
    const files = catchFiles();
    show([], { path: '/results?compare=coineval:ethereum,bitcoin' });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: copy.csvCommas, hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: copy.csvSemicolons, hidden: true }));
    expect(files[1]?.name).toBe(`take-profits-comparison-${day}.csv`);
    expect(await files[1]!.blob.text()).toContain('Section;Question;Unit;Ethereum 2026-11-20');
    expect(files[0]?.name).toBe(`take-profits-comparison-${day}.csv`);
    expect(await files[0]!.blob.text()).toContain('Ethereum 2026-11-20');
  });

  it('contains the decision about each analysis', async () => {
    const files = catchFiles();
    const answers = serveStageRecords({ coineval: [bitcoin, ethereum], decision: [decision] });
    show([], { answers, path: '/results?compare=coineval:ethereum,bitcoin' });
    await screen.findAllByRole('rowheader', { name: 'Decision' });
    await userEvent.click(screen.getByRole('button', { name: copy.json }));
    const { sections } = JSON.parse(await files[0]!.blob.text());
    expect(sections.at(-1).questions[0].answers).toMatchObject([
      { looked_at: false },
      { answer: 'Watch it' },
    ]);
    cleanup();
    show([], { answers, path: '/results?analysis=coineval:bitcoin' });
    const tools = await screen.findByRole('group', { name: analysesCopy.exportOne });
    await userEvent.click(within(tools).getByRole('button', { name: copy.json }));
    expect(JSON.parse(await files[1]!.blob.text()).parts).toMatchObject([
      { name: 'Bitcoin', questionnaire: 'coineval' },
      { name: 'Bitcoin', questionnaire: 'decision' },
    ]);
  });

  it('leaves unreadable records out, and the page says so', async () => {
    const files = catchFiles();
    const damaged = { damaged: true } as const;
    const answers = serveStageRecords({
      coineval: [{ ...bitcoin, ...damaged }, ethereum, solana],
      calendar: [{ ...calendar, ...damaged }, earlierCalendar],
      swingtrade: [swing],
    });
    show([], { answers });
    await part(analysesCopy.titles.coin);
    await userEvent.click(screen.getByRole('button', { name: copy.json }));
    await screen.findByText(/^All 4 records are in /);
    expect(JSON.parse(await files[0]!.blob.text()).parts).toHaveLength(4);
    expect(screen.getAllByText(new RegExp(analysisListCopy.damaged))).toHaveLength(2);
  });
});
