import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { analysisListCopy } from '../../../src/web/copy/research/analyses.ts';
import { analysesCopy, resultsCopy } from '../../../src/web/copy/research/results.ts';
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

function answeredBy(answers: ApiAnswers): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubApi(answers),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

export default meta;

export const Empty: Story = { ...answeredBy(serveStageRecords({})), args: { complete: [] } };

export const OneAnalysis: Story = answeredBy(serveStageRecords({ coineval: [bitcoin] }));

export const SeveralParts: Story = {
  ...answeredBy(
    serveStageRecords(
      { ...coins, nfteval: [tidal], calendar: [calendar, earlierCalendar], swingtrade: [swing] },
      [{ module: 'calendar', answered: 4, asked: 4 }],
    ),
  ),
  args: { complete: ['coineval', 'swingtrade', 'calendar', 'nfteval'] },
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
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(resultsCopy.failed)).toBeVisible();
  },
};

export const OneDamaged: Story = {
  ...answeredBy(
    serveStageRecords({ coineval: [{ ...bitcoin, damaged: true }, ethereum], calendar: [calendar] }),
  ),
  args: { complete: ['coineval', 'calendar'] },
};

/** A new analysis is begun: no part is complete, and saved answers are still shown. */
export const NoneComplete: Story = {
  ...answeredBy(serveStageRecords({ ...coins, calendar: [calendar, earlierCalendar] })),
  args: { complete: [] },
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

export const Compared: Story = {
  args: { complete: [], path: inComparison('bitcoin', 'ethereum') },
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table')).toBeVisible();
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

export const JournalEntries: Story = {
  args: { complete: [], path: '/results?journal=calendar' },
  beforeEach: () => stubApi(serveStageRecords({ calendar: [calendar, earlierCalendar] })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('A hearing.')).toBeVisible();
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
