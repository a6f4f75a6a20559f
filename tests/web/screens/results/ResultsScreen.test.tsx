import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stands, type Stand } from '../../../../src/contracts/stands.ts';
import { questionnaireCopy } from '../../../../src/web/copy/research/questionnaire.ts';
import { countQuestions } from '../../../../src/engine/catalog.ts';
import { isPart } from '../../../../src/engine/catalog.ts';
import { pages } from '../../../../src/contracts/pages.ts';
import { analysisListCopy } from '../../../../src/web/copy/research/analyses.ts';
import { historyCopy } from '../../../../src/web/copy/research/history.ts';
import { coinPageCopy } from '../../../../src/web/copy/research/coin-page.ts';
import { analysesCopy, resultsCopy as copy } from '../../../../src/web/copy/research/results.ts';
import { runCopy, uiCopy } from '../../../../src/web/copy/ui.ts';
import { catalog } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import {
  bitcoin,
  calendar,
  dogecoin,
  earlierCalendar,
  ethereum,
  serveStageRecords,
  solana,
  swing,
  tidal,
} from '../../../../stories/screens/results/records.ts';
import { ResultsStage } from '../../../../stories/screens/results/ResultsStage.tsx';
import { stubApi, type ApiAnswers } from '../../../../stories/screens/stub-api.ts';

const coin = catalog.find(({ id }) => id === 'coineval')!;
const asked = countQuestions(coin.sections);
/** The number of the card's questions with a stand. */
const countOf = (card: ReturnType<typeof within>, stand: Stand) =>
  card
    .getByRole('button', { name: new RegExp(`^${questionnaireCopy.stands[stand]} \\d+$`) })
    .textContent.split(' ')
    .at(-1);

const all = serveStageRecords(
  {
    coineval: [bitcoin, ethereum],
    nfteval: [tidal],
    calendar: [calendar, earlierCalendar],
    swingtrade: [swing],
  },
  [
    { module: 'coineval', complete: true, sections: [...bitcoin.sections], answered: 9, asked },
    { module: 'fng', answered: 1, asked: 3, sections: ['insights'] },
  ],
);

interface ShowOptions {
  readonly answers?: ApiAnswers;
  readonly path?: string;
}

function show(complete: readonly string[], { answers = all, path = '/results' }: ShowOptions = {}) {
  onTestFinished(stubApi(answers));
  return render(<ResultsStage complete={complete} path={path} />);
}

const part = (name: string | RegExp) => screen.findByRole('region', { name });
/** The coin analyses, once they have loaded. */
const listOf = async (hint: string = analysesCopy.hint) => {
  await screen.findAllByText(hint);
  return within(await part(analysesCopy.titles.coin));
};
/** In the menu of its row. */
const openLinkOf = async (name: string) => {
  const row = (await listOf()).getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!;
  return within(row).getByRole('link', { name: analysisListCopy.open, hidden: true });
};
const strip = async (title: string) => {
  const cells = within(screen.getByRole('list', { name: copy.parts })).getAllByRole('listitem');
  return cells.find((cell) => cell.textContent.startsWith(title))?.textContent;
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

describe('the parts of the results (Q1, Q2)', () => {
  it('are shown in their order when they are complete (Q2)', async () => {
    show(['nfteval', 'calendar', 'swingtrade', 'coineval']);
    await part(/Tidal Forms/);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent.trim());
    expect(titles.slice(titles.indexOf(copy.byPart) + 1)).toEqual([
      'Coin evaluation Bitcoin',
      'Swing trade checklist',
      'Market Insights: Calendar',
      'NFT evaluation Tidal Forms #418',
    ]);
  });

  it('are opened one at a time from the list of parts', async () => {
    show(['calendar', 'coineval']);
    await part('Coin evaluation Bitcoin');
    const cell = (name: RegExp) => screen.getByRole('button', { name });
    const expectOpen = (...open: readonly boolean[]) =>
      expect(
        [/^Coin evaluation/, /^Calendar/].map((name) => cell(name).getAttribute('aria-expanded')),
      ).toEqual(open.map(String));
    expectOpen(true, false);
    await userEvent.click(cell(/^Calendar/));
    expectOpen(false, true);
    const shown = document.getElementById(cell(/^Calendar/).getAttribute('aria-controls')!);
    expect(shown).toHaveTextContent('Market Insights: Calendar');
    await userEvent.click(cell(/^Calendar/));
    expectOpen(false, false);
  });

  it('are not shown before they are complete, and an empty page says what to do first', async () => {
    show([], { answers: serveStageRecords({}) });
    expect(await screen.findByText(copy.emptyTitle)).toBeVisible();
    expect(screen.getByText(pages.results.lede)).toBeVisible();
    expect(screen.getByRole('link', { name: copy.emptyAction })).toHaveAttribute('href', '/coineval?new');
    expect(screen.queryByRole('button', { name: copy.csvFormats })).not.toBeInTheDocument();
  });

  it('are not shown after their record is deleted', async () => {
    show(['coineval'], { answers: serveStageRecords({}) });
    expect(await screen.findByText(copy.emptyTitle)).toBeVisible();
    expect(screen.queryByText(copy.failed)).not.toBeInTheDocument();
  });

  it('are summed up with the analyses finished and open, and the questions answered (N4)', async () => {
    show(['coineval']);
    await waitFor(async () => expect(await strip('Coin')).toBe('Coin evaluation 1 finished, 1 open'));
    expect(await strip('Fear')).toBe('Fear and greed 1 of 3 answered');
    expect(await strip('NFT')).toBe('NFT evaluation 1 finished');
    expect(await strip('Social')).toBe(`Social ${copy.nothingYet}`);
  });

  it('link to the first unsaved section of the analysis that was saved last', async () => {
    show(['swingtrade'], {
      answers: serveStageRecords({ coineval: [ethereum], nfteval: [tidal], swingtrade: [swing] }, [
        { module: 'nfteval', complete: true },
      ]),
    });
    await waitFor(async () => expect(await strip('Coin')).toContain('1 open'));
    const links = within(screen.getByRole('list', { name: copy.parts })).getAllByRole('link');
    const hrefs = Object.fromEntries(
      links.map((link) => [link.textContent.split(' ')[0], link.getAttribute('href')]),
    );
    // The part that is complete opens its results here.
    expect(links).toHaveLength(catalog.filter((entry) => !entry.retired && isPart(entry)).length - 1);
    expect(hrefs).toMatchObject({
      Coin: '/coineval?analysis=ethereum#coineval_usecase',
      NFT: '/nfteval#nfteval_art',
      Calendar: '/cryptocal#calendar_insights',
    });
  });

  it('do not call a finished analysis incomplete when a new one is open', async () => {
    show([]);
    await waitFor(async () => expect(await strip('Coin')).toBe('Coin evaluation 1 finished, 1 open'));
    expect(await strip('Social')).toContain(copy.nothingYet);
    expect(document.body.textContent.replace(pages.results.lede, '')).not.toMatch(/complete/);
  });

  it('are complete when another device has completed the entry', async () => {
    const social = { module: 'social', complete: true, answered: 4, asked: 4 };
    show([], { answers: serveStageRecords({}, [social]) });
    await waitFor(async () => expect(await strip('Social')).toBe(`Social ${copy.complete}`));
  });

  it('are complete when the journal was paid, even if its entry has open questions', async () => {
    onTestFinished(() => sessionStorage.clear());
    sessionStorage.setItem('paidSections', JSON.stringify(['fng_insights']));
    show([]);
    await waitFor(async () => expect(await strip('Fear')).toBe(`Fear and greed ${copy.complete}`));
  });

  it('show a text, the title of a choice, and "-" for a question without an answer', async () => {
    show(['nfteval', 'calendar']);
    expect(await screen.findByText(/Network upgrade on 3 Dec/)).toBeVisible();
    const nft = within(await part(/Tidal/));
    expect(nft.getAllByText('-').length).toBeGreaterThan(0);
    expect(nft.getByText('CryptoPunks')).toBeVisible();
  });

  it('show how many answers speak for, against or neither, in total and by section, but no score', async () => {
    show(['coineval']);
    const card = within(await part('Coin evaluation Bitcoin'));
    const counts = stands.map((stand) => countOf(card, stand));
    expect(counts).toEqual(['7', '2', '1', '14', '0']);
    const whitepaper = card.getByRole('heading', { name: 'Whitepaper' }).parentElement!;
    expect(whitepaper).toHaveTextContent('1 for, 1 against, 1 can’t tell');
    expect(document.body.textContent).not.toMatch(/\bscore\b|\bgrade\b|\bsafe\b/i);
  });

  it('show an error for one that could not be loaded, and the others as usual', async () => {
    show(['coineval', 'calendar'], {
      answers: { ...all, 'GET /api/report/calendar/maya@studio.example/cg': { kind: 'offline' } },
    });
    expect(await screen.findByText(copy.failed)).toBeVisible();
    expect(await part('Coin evaluation Bitcoin')).toBeVisible();
  });
});

describe('the list of analyses (Q3)', () => {
  it('shows name, counts, day and saved sections, also when nothing is complete', async () => {
    show([]);
    const list = await listOf();
    const rows = list.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/Bitcoin.*21 Nov 2026 ?Finished/);
    expect(rows[1]).toHaveTextContent(/Ethereum.*\d of \d sections/);
    const menu = within(list.getByText('Bitcoin').closest('tr')!);
    const links = menu.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links.slice(-2)).toEqual(['/results?analysis=coineval:bitcoin', '/coineval?analysis=bitcoin']);
    expect(screen.getByRole('button', { name: copy.csvFormats })).toBeEnabled();
  });

  it('shows checklists and journals as tabs with counts, and finds analyses by name', async () => {
    show([]);
    const list = await listOf();
    expect(screen.getByRole('button', { name: 'Coins 2', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'NFTs 1', pressed: false })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: copy.find }), 'ETHER');
    expect(list.getAllByRole('row')).toHaveLength(2);
    expect(list.getByRole('rowheader')).toHaveTextContent('Ethereum');
    await userEvent.type(screen.getByRole('searchbox', { name: copy.find }), '!');
    expect(list.getByText(analysesCopy.noneFound)).toBeVisible();
  });

  it('has one row per subject, and unfolds its earlier analyses, which can be compared too', async () => {
    const earlier = { ...bitcoin, id: 'earlier', subject: null, savedAt: '2026-10-21T10:00:00.000Z' };
    show([], { answers: serveStageRecords({ coineval: [bitcoin, ethereum, earlier] }) });
    const list = await listOf();
    expect(list.getAllByRole('rowheader')).toHaveLength(2);
    const unfold = list.getByRole('button', { name: analysisListCopy.earlier(1) });
    expect(unfold.closest('tr')).toHaveTextContent('Bitcoin');
    await userEvent.click(unfold);
    for (const box of list.getAllByRole('checkbox', { name: /^Bitcoin/ })) await userEvent.click(box);
    await userEvent.click(list.getByRole('button', { name: analysesCopy.compare }));
    const panel = within(await part(analysesCopy.comparisons.coin));
    expect(await panel.findAllByRole('columnheader', { name: /Bitcoin/ })).toHaveLength(2);
  });

  it('shows the newest finished analysis of a subject first, even when a newer one is open', async () => {
    const begun = { ...ethereum, id: 'begun', name: 'Bitcoin', subject: 'btc-bitcoin' };
    show([], { answers: serveStageRecords({ coineval: [solana, begun, bitcoin] }) });
    const list = await listOf();
    const [first, second] = list.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/Bitcoin.*1 other analysis.*21 Nov 2026 ?Finished/);
    expect(second).toHaveTextContent('Solana');
  });

  it('unfolds archived analyses', async () => {
    show([], { answers: serveStageRecords({ coineval: [bitcoin, dogecoin] }) });
    const list = await listOf();
    expect(list.queryByText('Dogecoin')).toBeNull();
    await userEvent.click(list.getByRole('button', { name: analysisListCopy.archived(1) }));
    expect(list.getByText('Dogecoin')).toBeVisible();
  });

  it('offers no comparison when there is one analysis', async () => {
    show(['coineval'], { answers: serveStageRecords({ coineval: [bitcoin] }) });
    const list = await listOf(analysesCopy.only);
    expect(list.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that the analyses could not be loaded', async () => {
    show([], { answers: {} });
    expect(await screen.findByText(copy.storedFailed)).toBeVisible();
  });
});

describe('an analysis at its own address (Q3)', () => {
  it('shows a message when it does not exist', async () => {
    const none: ApiAnswers = {
      'GET /api/report/coineval/maya@studio.example/records/nope': { kind: 'refused', code: 'NOT_FOUND' },
    };
    show([], { path: '/results?analysis=coineval:nope', answers: { ...all, ...none } });
    expect(await screen.findByText(analysesCopy.missing)).toBeVisible();
    expect(screen.queryByText(analysesCopy.failed)).not.toBeInTheDocument();
  });
});

const decision = {
  id: 'of bitcoin',
  name: 'Bitcoin',
  subject: 'btc-bitcoin',
  day: '2026-11-19',
  savedAt: '2026-11-19T10:00:00.000Z',
  sections: ['decision'],
  fields: { decision_choice: 'watch_it' },
};

it('lists a decision by its day, and not by how many questions have an answer', async () => {
  const { id, day, sections } = decision;
  const latest = [{ module: 'decision', id, day, sections, answered: 1 }];
  show([], { answers: serveStageRecords({ decision: [decision] }, latest) });
  const list = within(await part(copy.journal));
  expect(list.getByRole('listitem')).toHaveTextContent(`Decision ${questionnaireCopy.decided} 19 Nov 2026`);
});

describe('the comparison (Q3)', () => {
  const three = serveStageRecords({
    coineval: [bitcoin, ethereum, solana, dogecoin, { ...solana, id: 'five' }],
  });

  it('takes two to four analyses, and gets the focus', async () => {
    show([], { answers: three });
    const list = await listOf();
    expect(list.queryByRole('button', { name: analysesCopy.compare })).toBeNull();
    await userEvent.click(list.getByText(analysisListCopy.archived(1)));
    await userEvent.click(list.getByText(analysisListCopy.earlier(1)));
    await userEvent.click(list.getAllByRole('checkbox')[0]!);
    const button = list.getByRole('button', { name: analysesCopy.compare });
    expect(button).toBeDisabled();
    for (const box of list.getAllByRole('checkbox').slice(1, 4)) await userEvent.click(box);
    expect(list.getAllByRole('checkbox')[4]).toBeDisabled();
    await userEvent.click(button);
    const panel = within(await part(analysesCopy.comparisons.coin));
    expect(await panel.findByRole('columnheader', { name: /Ethereum/ })).toBeVisible();
    expect(panel.getAllByRole('columnheader')).toHaveLength(4);
    expect(panel.getByRole('heading', { name: analysesCopy.comparisons.coin })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(screen.getByRole('link', { name: copy.all }));
    expect(await part(analysesCopy.titles.coin)).toBeVisible();
    expect(screen.queryByRole('region', { name: analysesCopy.comparisons.coin })).toBeNull();
  });

  it('contains the decision about each analysis, on screen and in the file', async () => {
    const files = catchFiles();
    const answers = serveStageRecords({ coineval: [bitcoin, ethereum], decision: [decision] });
    show([], { answers, path: '/results?compare=coineval:ethereum,bitcoin' });
    const [head] = await screen.findAllByRole('rowheader', { name: 'Decision' });
    const row = head!.closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([coinPageCopy.noDecision, 'Watch it']);
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

  it('has its own address, and links to the answers of each analysis', async () => {
    show([], { answers: three, path: '/results?compare=coineval:ethereum,bitcoin' });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      expect.stringContaining('Ethereum 20 Nov 2026 Edit answers Ethereum'),
      'Bitcoin 21 Nov 2026 Edit answers Bitcoin',
    ]);
    expect(table.getByRole('link', { name: 'Edit answers Ethereum' })).toHaveAttribute(
      'href',
      '/coineval?analysis=ethereum',
    );
  });

  it.each([
    '/results?compare=coineval:bitcoin',
    '/results?compare=coineval:1,2,3,4,5',
    '/results?compare=nothing:1,2',
    '/results?compare=coineval',
    '/results?journal=coineval',
    '/results?analysis=nothing:1',
    '/results?analysis=coineval',
  ])('is not found at the invalid address %s', (path) => {
    show([], { path });
    expect(screen.getByText(copy.unknownTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: copy.all })).toHaveAttribute('href', '/results');
  });

  it('says that one of its analyses could not be loaded', async () => {
    show([], { path: '/results?compare=coineval:bitcoin,gone' });
    expect(await screen.findByText(analysesCopy.comparisonFailed)).toBeVisible();
  });
});

describe('the journal', () => {
  it('shows the latest entry, and links to earlier ones', async () => {
    show(['calendar']);
    const card = within((await screen.findByText(/Entry of/)).closest('section')!);
    expect(card.getByText(/Entry of/).parentElement).toHaveTextContent('Entry of 18 Nov 2026');
    await userEvent.click(card.getByRole('link', { name: '1 earlier entry' }));
    expect(await screen.findByText('A hearing.')).toBeVisible();
    expect(screen.getAllByText(/Entry of/).map((line) => line.parentElement?.textContent)).toEqual([
      'Entry of 18 Nov 2026',
      'Entry of 17 Nov 2026',
    ]);
    expect(screen.getByRole('heading', { name: copy.entriesOf('Market Insights: Calendar') })).toHaveFocus();
  });

  it('shows the entry of the newest day, even if an older one was saved later', async () => {
    show(['calendar'], { answers: serveStageRecords({ calendar: [earlierCalendar, calendar] }) });
    expect((await screen.findByText(/Entry of/)).parentElement).toHaveTextContent('Entry of 18 Nov 2026');
    expect(screen.getByText(/Network upgrade/)).toBeVisible();
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

  it('shows the versions of a past entry, and says why they cannot be restored', async () => {
    show([], { answers: { ...all, ...versions }, path: '/results?journal=calendar' });
    await userEvent.click(await screen.findByRole('button', history));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(new RegExp(historyCopy.changed(1)))).toBeVisible();
    expect(dialog.getByText(historyCopy.hintPassed)).toBeVisible();
    expect(dialog.queryByRole('button', { name: new RegExp(`^${historyCopy.restore}`) })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: uiCopy.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('restores an earlier version of today’s entry', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    show(['calendar'], { answers: { ...all, ...versions } });
    await userEvent.click(await screen.findByRole('button', history));
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${historyCopy.restore}`) }));
    expect(await screen.findByText(historyCopy.restored)).toBeVisible();
  });

  it('offers to restore an unreadable entry of any day', async () => {
    const unreadable = serveStageRecords({ calendar: [{ ...calendar, damaged: true }] });
    show([], { answers: { ...unreadable, ...versions }, path: '/results?journal=calendar' });
    await userEvent.click(await screen.findByRole('button', history));
    expect(await screen.findByRole('button', { name: new RegExp(`^${historyCopy.restore}`) })).toBeVisible();
  });

  it('is listed when nothing is complete, and links to its entries', async () => {
    show([]);
    const journal = within(await part(copy.journal));
    expect(journal.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(journal.getByRole('link', { name: `${copy.readEntries} Calendar` }));
    expect(await screen.findByText(/Network upgrade/)).toBeVisible();
  });
});

describe('an unreadable record', () => {
  const damaged = { damaged: true } as const;
  const answers = serveStageRecords({
    coineval: [{ ...bitcoin, ...damaged }, ethereum, solana],
    calendar: [{ ...calendar, ...damaged }, earlierCalendar],
    swingtrade: [swing],
  });
  const said = () =>
    screen
      .getAllByText(new RegExp(analysisListCopy.damaged))
      .map(({ parentElement }) => parentElement?.textContent);
  const ofBitcoin = `${analysisListCopy.damaged}: Bitcoin, 21 Nov 2026`;
  const ofCalendar = `${analysisListCopy.damaged}: 18 Nov 2026`;

  it('is shown by name and date instead of its answers, and every other part as usual', async () => {
    show(['coineval', 'swingtrade', 'calendar'], { answers });
    await waitFor(() => expect(said()).toEqual([ofBitcoin, ofCalendar]));
    expect(await part(/Swing trade/)).toBeVisible();
    expect(await openLinkOf('Ethereum')).toBeInTheDocument();
    expect(screen.queryByText(copy.failed)).not.toBeInTheDocument();
    await userEvent.click(await openLinkOf('Bitcoin'));
    await waitFor(() => expect(said()).toEqual([ofBitcoin]));
  });

  it('is left out of a comparison, which says so', async () => {
    show([], { answers, path: '/results?compare=coineval:bitcoin,ethereum,solana' });
    expect(await screen.findByRole('columnheader', { name: /Ethereum/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Bitcoin/ })).not.toBeInTheDocument();
    expect(said()).toEqual([ofBitcoin]);
  });

  it('is listed in its journal by its day', async () => {
    show([], { answers, path: '/results?journal=calendar' });
    expect(await screen.findByText('A hearing.')).toBeVisible();
    expect(said()).toContain(ofCalendar);
  });

  it('is left out of an export, and the page says so', async () => {
    const files = catchFiles();
    show([], { answers });
    await part(analysesCopy.titles.coin);
    await userEvent.click(screen.getByRole('button', { name: copy.json }));
    await screen.findByText(/^All 4 records are in /);
    expect(JSON.parse(await files[0]!.blob.text()).parts).toHaveLength(4);
    expect(said()).toEqual([ofBitcoin, ofCalendar]);
  });
});

describe('Edit answers', () => {
  it('links to the analysis that is shown', async () => {
    show(['coineval']);
    const card = within(await part('Coin evaluation Bitcoin'));
    expect(card.getByRole('link', { name: copy.edit })).toHaveAttribute('href', '/coineval?analysis=bitcoin');
  });
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
});
