import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pages } from '../../../src/contracts/pages.ts';
import { stands } from '../../../src/contracts/stands.ts';
import { analysisListCopy } from '../../../src/web/copy/research/analyses.ts';
import { analysesCopy, resultsCopy } from '../../../src/web/copy/research/results.ts';
import { questionnaireCopy } from '../../../src/web/copy/research/questionnaire.ts';
import { runCopy } from '../../../src/web/copy/ui.ts';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { stubApi, type ApiAnswers } from '../stub-api.ts';
import { ResultsStage } from './ResultsStage.tsx';
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
} from './records.ts';
import { historyCopy } from '../../../src/web/copy/research/history.ts';

const meta = {
  title: 'Screens/Results',
  component: ResultsStage,
  args: { complete: ['coineval'] },
} satisfies Meta<typeof ResultsStage>;

type Story = StoryObj<typeof meta>;

const coins = { coineval: [bitcoin, ethereum, solana, dogecoin] };

const inComparison = (...ids: readonly string[]) => `/results?compare=coineval:${ids.join(',')}`;

/** The words of a part. */
function readStrip(canvas: Pick<typeof screen, 'getByRole'>, title: string): string | undefined {
  const cells = within(canvas.getByRole('list', { name: resultsCopy.parts })).getAllByRole('listitem');
  return cells.find(({ textContent }) => textContent.startsWith(title))?.textContent;
}

function answeredBy(answers: ApiAnswers): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubApi(answers),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

export default meta;

/** Says what to do first. */
export const Empty: Story = {
  beforeEach: () => stubApi(serveStageRecords({})),
  args: { complete: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultsCopy.emptyTitle)).toBeVisible();
    await expect(canvas.getByText(pages.results.lede)).toBeVisible();
    await expect(canvas.getByRole('link', { name: resultsCopy.emptyAction })).toHaveAttribute(
      'href',
      '/coineval?new',
    );
    await expect(canvas.queryByRole('button', { name: resultsCopy.csvFormats })).toBeNull();
  },
};

/** The record of a completed part was deleted. */
export const RecordDeleted: Story = {
  beforeEach: () => stubApi(serveStageRecords({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultsCopy.emptyTitle)).toBeVisible();
    await expect(canvas.queryByText(resultsCopy.failed)).toBeNull();
  },
};

/** Counts by what answers say, without a score, and nothing to compare. */
export const OneAnalysis: Story = {
  beforeEach: () => stubApi(serveStageRecords({ coineval: [bitcoin] })),
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    const card = within(await canvas.findByRole('region', { name: 'Coin evaluation Bitcoin' }));
    const counts = stands.map(
      (stand) =>
        card
          .getByRole('button', { name: new RegExp(`^${questionnaireCopy.stands[stand]} \\d+$`) })
          .innerText.match(/\d+/)?.[0],
    );
    await expect(counts).toEqual(['7', '2', '1', '14', '0']);
    const whitepaper = card.getByRole('heading', { name: 'Whitepaper' }).parentElement!;
    await expect(whitepaper).toHaveTextContent('1 for, 1 against, 1 can’t tell');
    await expect(canvasElement.innerText).not.toMatch(/\bscore\b|\bgrade\b|\bsafe\b/i);
    await expect(card.getByRole('link', { name: resultsCopy.edit })).toHaveAttribute(
      'href',
      '/coineval?analysis=bitcoin',
    );
    await expect(canvas.getByText(analysesCopy.only)).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** In the order of the product (Q2); one is open. */
export const SeveralParts: Story = {
  beforeEach: () =>
    stubApi(
      serveStageRecords(
        { ...coins, nfteval: [tidal], calendar: [calendar, earlierCalendar], swingtrade: [swing] },
        [{ module: 'calendar', answered: 4, asked: 4 }],
      ),
    ),
  args: { complete: ['nfteval', 'calendar', 'swingtrade', 'coineval'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Coin evaluation Bitcoin' });
    await untilLoaded(canvasElement);
    const titles = canvas
      .getAllByRole('heading', { level: 2, hidden: true })
      .map((head) => head.textContent.trim());
    await expect(titles.slice(titles.indexOf(resultsCopy.byPart) + 1)).toEqual([
      'Coin evaluation Bitcoin',
      'Swing trade checklist',
      'Market Insights: Calendar',
      'NFT evaluation Tidal Forms #418',
    ]);
    const cell = (name: RegExp) => canvas.getByRole('button', { name });
    const expectOpen = (...open: readonly string[]) =>
      expect([/^Coin evaluation/, /^Calendar/].map((name) => cell(name).ariaExpanded)).toEqual(open);
    await expectOpen('true', 'false');
    await userEvent.click(cell(/^Calendar/));
    await expectOpen('false', 'true');
    const entry = canvas.getByRole('region', { name: /^Market Insights: Calendar/ });
    await expect(entry).toHaveTextContent('Entry of 18 Nov 2026');
    await expect(within(entry).getByText(/Network upgrade on 3 Dec/)).toBeVisible();
    await userEvent.click(cell(/^NFT evaluation/));
    const nft = within(canvas.getByRole('region', { name: /Tidal/ }));
    await expect(nft.getAllByText('-').length).toBeGreaterThan(0);
    await userEvent.click(cell(/^NFT evaluation/));
    await expectOpen('false', 'false');
  },
};

export const Loading: Story = {
  beforeEach: () =>
    stubApi({
      'GET /api/session': { kind: 'pending' },
      'GET /api/report/coineval/maya@studio.example/cg': { kind: 'pending' },
      'GET /api/report/coineval/maya@studio.example/records': { kind: 'pending' },
    }),
};

export const Failed: Story = {
  beforeEach: () => stubApi({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultsCopy.failed)).toBeVisible();
    await expect(await canvas.findByText(resultsCopy.storedFailed)).toBeVisible();
  },
};

/** A new analysis is begun: no part is complete, and saved answers are still shown. */
export const NoneComplete: Story = {
  beforeEach: () =>
    stubApi(
      serveStageRecords({ ...coins, nfteval: [tidal], calendar: [calendar, earlierCalendar] }, [
        { module: 'fng', answered: 1, asked: 3, sections: ['insights'] },
      ]),
    ),
  args: { complete: [] },
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    await waitFor(() => expect(readStrip(canvas, 'Coin')).toBe('Coin evaluation 1 finished, 3 open'));
    await expect(readStrip(canvas, 'Fear')).toBe('Fear and greed 1 of 3 answered');
    await expect(readStrip(canvas, 'NFT')).toBe('NFT evaluation 1 finished');
    await expect(readStrip(canvas, 'Social')).toBe(`Social ${resultsCopy.nothingYet}`);
    await expect(canvasElement.innerText.replace(pages.results.lede, '')).not.toMatch(/complete/);
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent(/Bitcoin.*21 Nov 2026 ?Finished/);
    await expect(rows[1]).toHaveTextContent(/Ethereum.*\d of \d sections/);
    await expect(canvas.getByRole('button', { name: 'Coins 4', pressed: true })).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: resultsCopy.find });
    await userEvent.type(search, 'ETHER');
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Ethereum');
    await userEvent.type(search, '!');
    const list = within(canvas.getByRole('region', { name: analysesCopy.titles.coin }));
    await expect(list.getByText(analysesCopy.noneFound)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Journal/ }));
    await expect(canvas.getByText(resultsCopy.noJournal)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('link', { name: `${resultsCopy.readEntries} Calendar` }));
    await expect(await canvas.findByText(/Network upgrade/)).toBeVisible();
  },
};

/** One section saved of eight, opened by Previous Analysis. */
export const MostlyNotLookedAt: Story = answeredBy(serveStageRecords({ coineval: [solana] }));

/** The bar of a comparison appears with the first choice. */
export const Chosen: Story = {
  args: { complete: [] },
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Bitcoin/ }));
    await expect(canvas.getByText(analysesCopy.chosen(1))).toBeVisible();
    await expect(canvas.getByRole('button', { name: analysesCopy.compare })).toBeDisabled();
  },
};

/** Takes the focus, and links to the answers of each analysis. */
export const Compared: Story = {
  args: { complete: [], path: inComparison('bitcoin', 'ethereum') },
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: analysesCopy.comparisons.coin })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(canvas.getByRole('link', { name: `${resultsCopy.edit} Ethereum` })).toHaveAttribute(
      'href',
      '/coineval?analysis=ethereum',
    );
  },
};

export const FourCompared: Story = {
  ...Compared,
  args: { complete: [], path: inComparison('bitcoin', 'ethereum', 'solana', 'dogecoin') },
};

export const ComparedBySection: Story = {
  ...FourCompared,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'By section' }));
    await expect(canvas.getByRole('rowheader', { name: 'Reviews' })).toBeVisible();
  },
};

export const ComparisonFailed: Story = {
  args: { complete: [], path: inComparison('bitcoin', 'ethereum') },
  beforeEach: () =>
    stubApi({
      ...serveStageRecords(coins),
      'GET /api/report/coineval/maya@studio.example/records/ethereum': { kind: 'offline' },
    }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(analysesCopy.comparisonFailed)).toBeVisible();
  },
};

export const InvalidAddress: Story = {
  ...answeredBy(serveStageRecords(coins)),
  args: { complete: [], path: inComparison('bitcoin') },
};

/** All entries of a journal, the newest day first. */
export const JournalEntries: Story = {
  args: { complete: ['calendar'] },
  beforeEach: () => stubApi(serveStageRecords({ calendar: [earlierCalendar, calendar] })),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(/Entry of/)).parentElement).toHaveTextContent(
      'Entry of 18 Nov 2026',
    );
    await userEvent.click(canvas.getByRole('link', { name: resultsCopy.earlier(1) }));
    await expect(await canvas.findByText('A hearing.')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: resultsCopy.entriesOf('Market Insights: Calendar') }),
    ).toHaveFocus();
  },
};

/** Earlier versions of a past day's entry, read-only. */
export const EntryHistory: Story = {
  args: { complete: [], path: '/results?journal=calendar' },
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({ calendar: [calendar] }),
      'GET /api/report/calendar/maya@studio.example/records/calendar/versions': {
        kind: 'json',
        body: ['2026-11-18T08:00:41.000Z', '2026-11-18T08:00:07.000Z'].map((saved_at, index) => ({
          revision: 2 - index,
          saved_at,
          sections: ['insights'],
          changed: ['meme_coin'],
        })),
      },
    }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^History/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('18 Nov 2026, 08:00:41 UTC', { selector: 'time' })).toBeVisible();
    await expect(dialog.getByText(historyCopy.hintPassed)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: new RegExp(`^${historyCopy.restore}`) })).toBeNull();
  },
};

export const AnalysisOpen: Story = {
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: analysesCopy.acts('Ethereum') }));
    await userEvent.click(canvas.getByRole('link', { name: analysisListCopy.open }));
    await expect(await canvas.findByRole('region', { name: 'Coin evaluation Ethereum' })).toBeVisible();
  },
};

export const Exporting: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords(coins),
      'GET /api/report/coineval/maya@studio.example/records/ethereum': { kind: 'pending' },
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Ethereum' });
    await userEvent.click(canvas.getByRole('button', { name: resultsCopy.csvFormats }));
    await userEvent.click(canvas.getByRole('button', { name: resultsCopy.csvCommas }));
    await expect(await canvas.findByText(resultsCopy.exporting(3, 4))).toBeVisible();
  },
};

export const ExportFailed: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords(coins),
      'GET /api/report/coineval/maya@studio.example/records/dogecoin': { kind: 'offline' },
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Ethereum' });
    await userEvent.click(canvas.getByRole('button', { name: resultsCopy.json }));
    await expect(await canvas.findByRole('button', { name: runCopy.goOn })).toBeVisible();
  },
};
