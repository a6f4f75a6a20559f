import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { analysisListCopy } from '../../../src/web/copy/research/analyses.ts';
import { coinPageCopy } from '../../../src/web/copy/research/coin-page.ts';
import { historyCopy } from '../../../src/web/copy/research/history.ts';
import { questionnaireCopy } from '../../../src/web/copy/research/questionnaire.ts';
import { analysesCopy, resultsCopy as copy } from '../../../src/web/copy/research/results.ts';
import { phone } from '../../research/form/narrow.ts';
import { stubApi, type ApiAnswers } from '../stub-api.ts';
import {
  bitcoin,
  calendar,
  decision,
  dogecoin,
  earlierCalendar,
  ethereum,
  serveStageRecords,
  solana,
  swing,
  tidal,
} from './records.ts';
import { ResultsStage } from './ResultsStage.tsx';

const meta = {
  title: 'Screens/Results/Work',
  component: ResultsStage,
  args: { complete: [] },
} satisfies Meta<typeof ResultsStage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText'>;

async function expectStrip(canvas: Canvas, words: string) {
  const parts = within(await canvas.findByRole('list', { name: copy.parts }));
  await waitFor(() =>
    expect(parts.getAllByRole('listitem').map((cell) => cell.textContent)).toContain(words),
  );
}

const inComparison = (...ids: readonly string[]) => `/results?compare=coineval:${ids.join(',')}`;

/** Parts link to the first unsaved section of the analysis that was saved last. */
export const Begun: Story = {
  args: { complete: ['swingtrade'] },
  beforeEach: () =>
    stubApi(
      serveStageRecords({ coineval: [ethereum], nfteval: [tidal], swingtrade: [swing] }, [
        { module: 'nfteval', complete: true },
      ]),
    ),
  play: async ({ canvas }) => {
    await expectStrip(canvas, 'Coin evaluation 1 open');
    const links = within(canvas.getByRole('list', { name: copy.parts })).getAllByRole('link');
    const hrefs = links.map((link) => [link.textContent.split(' ')[0], link.getAttribute('href')]);
    await expect(Object.fromEntries(hrefs)).toMatchObject({
      Coin: '/coineval?analysis=ethereum#coineval_usecase',
      NFT: '/nfteval#nfteval_art',
      Calendar: '/cryptocal#calendar_insights',
    });
  },
};

export const CompletedElsewhere: Story = {
  beforeEach: () =>
    stubApi(serveStageRecords({}, [{ module: 'social', complete: true, answered: 4, asked: 4 }])),
  play: ({ canvas }) => expectStrip(canvas, `Social ${copy.complete}`),
};

/** Its entry has open questions. */
export const PaidJournal: Story = {
  beforeEach: () => {
    sessionStorage.setItem('paidSections', JSON.stringify(['fng_insights']));
    const restore = stubApi(serveStageRecords({ fng: [] }));
    return () => {
      sessionStorage.clear();
      restore();
    };
  },
  play: ({ canvas }) => expectStrip(canvas, `Fear and greed ${copy.complete}`),
};

/** The other parts are shown as usual. */
export const OnePartFailed: Story = {
  args: { complete: ['coineval', 'calendar'] },
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({ coineval: [bitcoin], calendar: [calendar] }),
      'GET /api/report/calendar/maya@studio.example/cg': { kind: 'offline' },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Calendar/ }));
    await expect(await canvas.findByText(copy.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Coin evaluation/ }));
    await expect(canvas.getByRole('region', { name: 'Coin evaluation Bitcoin' })).toBeVisible();
  },
};

/** One row a subject; its earlier analyses unfold, and can be compared too. */
export const EarlierAnalyses: Story = {
  beforeEach: () => {
    const earlier = { ...bitcoin, id: 'earlier', subject: null, savedAt: '2026-10-21T10:00:00.000Z' };
    return stubApi(serveStageRecords({ coineval: [bitcoin, ethereum, earlier] }));
  },
  play: async ({ canvas }) => {
    const unfold = await canvas.findByRole('button', { name: analysisListCopy.earlier(1) });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(unfold.closest('tr')).toHaveTextContent('Bitcoin');
    await userEvent.click(unfold);
    for (const box of canvas.getAllByRole('checkbox', { name: /^Bitcoin/ })) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: analysesCopy.compare }));
    await expect(await canvas.findAllByRole('columnheader', { name: /Bitcoin/ })).toHaveLength(2);
  },
};

/** The newest finished analysis of a subject comes first, even when a newer one is open. */
export const UpdateBegun: Story = {
  beforeEach: () => {
    const begun = { ...ethereum, id: 'begun', name: 'Bitcoin', subject: 'btc-bitcoin' };
    return stubApi(serveStageRecords({ coineval: [solana, begun, bitcoin] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Solana' });
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent(/Bitcoin.*1 other analysis.*21 Nov 2026 ?Finished/);
    await expect(second).toHaveTextContent('Solana');
  },
};

/** The price at the save, and that of the last daily reading. */
export const Prices: Story = {
  beforeEach: () => {
    const read_on = { day: '2026-11-21', source: 'CoinPaprika', state: 'live' } as const;
    const price = { day: '2026-11-19', before: 64_000, now: 71_500, read_on };
    return stubApi(serveStageRecords({ coineval: [{ ...bitcoin, price }, ethereum] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: analysesCopy.columns.price });
    const [first] = canvas.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent(/US\$71,500\.00 ?was US\$64,000\.00 on 19 Nov 2026/);
    await expect(canvas.getByText(/CoinPaprika, 21 Nov 2026/)).toBeVisible();
  },
};

/** No two words run together, and each tab is one line. */
export const PricesOnPhone: Story = {
  ...Prices,
  ...phone,
  play: async ({ canvas }) => {
    const then = await canvas.findByText(/^was US\$64,000\.00/);
    const now = canvas.getByText('US$71,500.00');
    await expect(then.getBoundingClientRect().left - now.getBoundingClientRect().right).toBeGreaterThan(2);
    const tabs = within(canvas.getByRole('group', { name: copy.work })).getAllByRole('button');
    const range = document.createRange();
    for (const tab of tabs) {
      range.selectNodeContents(tab);
      await expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
    }
  },
};

/** Two to four are compared. */
export const FourChosen: Story = {
  beforeEach: () =>
    stubApi(
      serveStageRecords({ coineval: [bitcoin, ethereum, solana, dogecoin, { ...solana, id: 'five' }] }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(analysisListCopy.archived(1)));
    await expect(canvas.getByText('Dogecoin')).toBeVisible();
    await userEvent.click(canvas.getByText(analysisListCopy.earlier(1)));
    for (const box of canvas.getAllByRole('checkbox').slice(0, 4)) await userEvent.click(box);
    await expect(canvas.getAllByRole('checkbox')[4]).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: analysesCopy.compare }));
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: copy.all }));
    await expect(await canvas.findByRole('region', { name: analysesCopy.titles.coin })).toBeVisible();
  },
};

export const ComparedWithDecision: Story = {
  args: { path: inComparison('ethereum', 'bitcoin') },
  beforeEach: () => stubApi(serveStageRecords({ coineval: [bitcoin, ethereum], decision: [decision] })),
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('rowheader', { name: 'Decision' });
    const cells = within(head.closest('tr')!).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual([coinPageCopy.noDecision, 'Watch it']);
  },
};

export const MissingAnalysis: Story = {
  args: { path: '/results?analysis=coineval:nope' },
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({}),
      'GET /api/report/coineval/maya@studio.example/records/nope': { kind: 'refused', code: 'NOT_FOUND' },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(analysesCopy.missing)).toBeVisible();
    await expect(canvas.queryByText(analysesCopy.failed)).toBeNull();
  },
};

/** A decision is listed by its day, and not by how many questions have an answer. */
export const DecisionListed: Story = {
  beforeEach: () => {
    const { id, day, sections } = decision;
    const latest = [{ module: 'decision', id, day, sections: [...sections], answered: 1 }];
    return stubApi(serveStageRecords({ decision: [decision] }, latest));
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: copy.journal }));
    await expect(list.getByRole('listitem')).toHaveTextContent(
      `Decision ${questionnaireCopy.decided} 19 Nov 2026`,
    );
  },
};

const damaged: ApiAnswers = serveStageRecords({
  coineval: [{ ...bitcoin, damaged: true }, ethereum, solana],
  calendar: [{ ...calendar, damaged: true }, earlierCalendar],
  swingtrade: [swing],
});
const ofBitcoin = `${analysisListCopy.damaged}: Bitcoin, 21 Nov 2026`;
const ofCalendar = `${analysisListCopy.damaged}: 18 Nov 2026`;

async function readDamaged(canvas: Pick<typeof screen, 'findAllByText'>) {
  const found = await canvas.findAllByText(new RegExp(analysisListCopy.damaged));
  return found.map(({ parentElement }) => parentElement?.textContent);
}

/** By name and date instead of answers; every other part as usual. */
export const Unreadable: Story = {
  args: { complete: ['coineval', 'swingtrade', 'calendar'] },
  beforeEach: () => stubApi(damaged),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await readDamaged(canvas)).toEqual([ofBitcoin, ofCalendar]));
    await userEvent.click(canvas.getByRole('button', { name: /^Swing trade/ }));
    await expect(canvas.getByRole('region', { name: /Swing trade/ })).toBeVisible();
    await expect(canvas.queryByText(copy.failed)).toBeNull();
  },
};

/** Left out of the comparison, which says so. */
export const UnreadableCompared: Story = {
  args: { path: inComparison('bitcoin', 'ethereum', 'solana') },
  beforeEach: () => stubApi(damaged),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Ethereum/ });
    await expect(canvas.queryByRole('columnheader', { name: /Bitcoin/ })).toBeNull();
    await expect(await readDamaged(canvas)).toEqual([ofBitcoin]);
  },
};

/** Listed by its day; an earlier version can be restored on any day. */
export const UnreadableEntry: Story = {
  args: { path: '/results?journal=calendar' },
  beforeEach: () =>
    stubApi({
      ...damaged,
      'GET /api/report/calendar/maya@studio.example/records/calendar/versions': {
        kind: 'json',
        body: [
          {
            revision: 1,
            saved_at: '2026-11-18T08:00:00.000Z',
            sections: ['insights'],
            changed: ['meme_coin'],
          },
        ],
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A hearing.')).toBeVisible();
    await expect(await readDamaged(canvas)).toContain(ofCalendar);
    await userEvent.click(canvas.getByRole('button', { name: /^History .*18 Nov 2026$/ }));
    const restore = { name: new RegExp(`^${historyCopy.restore}`) };
    await expect(await screen.findByRole('button', restore)).toBeVisible();
  },
};
