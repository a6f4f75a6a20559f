import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { historyDays, type CoinHistory } from '../../../src/contracts/coin-history.ts';
import { pages, toCoinPath } from '../../../src/contracts/pages.ts';
import { CoinPage } from '../../../src/web/app/pages/CoinPage.tsx';
import { homeCopy } from '../../../src/web/copy/home.ts';
import { uiCopy } from '../../../src/web/copy/ui.ts';
import { coinFactsCopy } from '../../../src/web/copy/panels/coin-facts.ts';
import { coinPageCopy as copy } from '../../../src/web/copy/research/coin-page.ts';
import { conditionsCopy } from '../../../src/web/copy/research/conditions.ts';
import { decisionCopy } from '../../../src/web/copy/research/decision.ts';
import { readsDifferentlyCopy as changedCopy } from '../../../src/web/copy/research/reads-differently.ts';
import { ethereum as coin } from '../../panels/coin/answers.ts';
import { toFacts } from '../../panels/coin/fact-answers.ts';
import { narrow } from '../../research/form/narrow.ts';
import { expectInOrder } from '../expect-in-order.ts';
import { MemberStage } from '../MemberStage.tsx';
import { openStage, stageMember, type Stage } from '../open-stage.ts';
import { ethereum, serveStageRecords, type StageRecord } from '../results/records.ts';
import { stubApi, type ApiAnswers } from '../stub-api.ts';

const price = {
  id: 'price_close',
  unit: 'usd',
  value: 4000,
  // Requires a link to its site.
  source: 'DefiLlama',
  as_of: '2026-11-20T00:00:00.000Z',
  state: 'live',
};

/** A finished analysis with the id of its coin, and a begun one with the name alone. */
const analyses = [
  {
    ...ethereum,
    id: 'finished',
    subject: coin.id,
    sections: [...ethereum.sections, 'usecase', 'marketing', 'founders'],
    evidence: { marketcap_coingecko: { kept_at: '2026-11-20T10:00:00.000Z', facts: [price] } },
  },
  { ...ethereum, savedAt: '2026-06-02T10:00:00.000Z' },
];

const changed = {
  coin: coin.id,
  name: coin.name,
  decided: true,
  price: { day: '2026-11-20', before: 4000, now: 3180.4 },
  rules: [],
  met: false,
  read_on: { day: '2026-11-26', source: 'CoinPaprika', state: 'live' },
};

const decision: StageRecord = {
  id: 'decided',
  name: coin.name,
  subject: coin.id,
  day: '2026-11-20',
  savedAt: '2026-11-20T10:00:00.000Z',
  sections: ['decision'],
  fields: { decision_choice: 'watch_it', decision_for: 'Used daily', decision_review: '2027-01-14' },
  evidence: { decision_choice: { kept_at: '2026-11-20T10:00:00.000Z', facts: [price] } },
};

function serve(records: typeof analyses, answers: ApiAnswers = {}) {
  return stubApi({
    ...serveStageRecords({ coineval: records }),
    [`GET /api/coin-data/coinsearch/${coin.id}`]: { kind: 'json', body: coin },
    ...answers,
  });
}

interface PageProps {
  readonly id: string;
  readonly stage?: Stage;
}

function Page({ id, stage }: PageProps) {
  return (
    <MemberStage path={toCoinPath(id)} stage={stage}>
      <Routes>
        <Route path={pages.coin.path} element={<CoinPage />} />
      </Routes>
    </MemberStage>
  );
}

const meta = {
  title: 'Screens/Coin',
  component: Page,
  args: { id: coin.id },
  beforeEach: () => serve(analyses),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Staged {
  readonly canvasElement: HTMLElement;
}

const findName = async ({ canvasElement }: Staged) => {
  await within(canvasElement).findByRole('heading', { level: 1, name: coin.name });
};

const findFinished = async ({ canvasElement }: Staged) => {
  await expect(await within(canvasElement).findByText(copy.finished('20 Nov'))).toBeVisible();
};

/** The finished analysis, its price, and an analysis that has only the name of the coin (C8). */
export const Researched: Story = {
  play: async (context) => {
    await findName(context);
    const canvas = within(context.canvasElement);
    // Two analyses; the last saved one is finished.
    await expect(await canvas.findByRole('button', { name: `${copy.research} 2` })).toBeVisible();
    const head = canvas.getByRole('heading', { level: 1 }).parentElement!.parentElement!;
    await expect(within(head).getByRole('button', { name: copy.startNew })).toBeVisible();
    await expect(within(head).getByRole('link', { name: new RegExp(`^${copy.update}`) })).toHaveAttribute(
      'href',
      '/coineval?analysis=finished',
    );
    await findFinished(context);
    const list = within(await canvas.findByRole('region', { name: copy.all }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      [`${copy.open} Ethereum`, '/results?analysis=coineval:finished'],
      [`${copy.update} Ethereum`, '/coineval?analysis=finished'],
      [`${copy.open} Ethereum`, '/results?analysis=coineval:ethereum'],
      [`${copy.resume} Ethereum`, '/coineval?analysis=ethereum'],
    ]);
    await expect(list.getByText(copy.current).closest('li')).toBe(list.getAllByRole('listitem')[0]);
    const then = (await canvas.findByText(copy.priceResearched)).closest('div');
    await expect(then).toHaveTextContent('US$4,000.00 DefiLlama 20 Nov 2026');
    await expect(canvas.queryByText(copy.priceThen)).toBeNull();
  },
};

const facts = { [`GET /api/coin-data/facts/${coin.id}`]: { kind: 'json', body: toFacts('live') } } as const;

/** A decision with the price of its day, and the change since. */
export const WithDecision: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({ coineval: analyses, decision: [decision] }),
      [`GET /api/coin-data/coinsearch/${coin.id}`]: { kind: 'json', body: coin },
      ...facts,
      'GET /api/desk': {
        kind: 'json',
        body: { alerts: [], reviews: [], changed: [changed, { ...changed, coin: 'other' }] },
      },
    }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const then = (await page.findByText(copy.priceThen)).closest('div')!;
    await expect(then).toHaveTextContent('US$4,000.00 DefiLlama 20 Nov 2026');
    await within(then).findByText(copy.since('−20.5%'), { exact: false });
    await expect(page.getByText(copy.decided('Watch it', '20 Nov'))).toBeVisible();
    const decided = within(await page.findByRole('region', { name: copy.decision }));
    await expect(decided.getByText('Used daily')).toBeVisible();
    const moved = within(await page.findByRole('region', { name: homeCopy.changedTitle }));
    const words = homeCopy.priceMoved('US$4,000.00', 'US$3,180.40', '−20.5%');
    await expect(moved.getByText(words)).toBeVisible();
  },
};

const due = {
  ...decision,
  fields: {
    ...decision.fields,
    decision_for: 'Traded on Gemini\nUsed daily',
    decision_conditions: JSON.stringify([
      { fact: 'fact_price', side: 'falls_below', limit: 3500, until: '2027-01-31' },
      { fact: 'fact_supply', side: 'rises_above', limit: 130_000_000, until: '2027-01-31' },
      { fact: 'fact_listings', side: 'falls_below', limit: 2, until: '2027-01-31' },
    ]),
    decision_review: '2026-11-22',
  },
};
const condition = { record: due.id, coin: coin.id, name: coin.name, until: '2027-01-31' };
const met = {
  ...condition,
  number: 1,
  title: 'Price',
  unit: 'usd',
  side: 'below',
  figure: 3500,
  met: { day: '2026-11-24', value: 3410, source: 'CoinPaprika', state: 'live' },
};
const unread = {
  ...condition,
  number: 3,
  title: 'Traded on',
  unit: 'exchanges',
  side: 'below',
  figure: 2,
  unread_since: '2026-11-19',
};
const earlier = {
  ...decision,
  id: 'before',
  day: '2026-10-14',
  fields: { decision_choice: 'look_deeper' },
};
const serveDue = (more: ApiAnswers = {}, alerts: readonly object[] = [met, unread]) =>
  stubApi({
    ...serveStageRecords({ coineval: analyses, decision: [due, earlier] }),
    [`GET /api/coin-data/coinsearch/${coin.id}`]: { kind: 'json', body: coin },
    ...facts,
    ...more,
    'GET /api/desk': { kind: 'json', body: { alerts, reviews: [], changed: [] } },
  });

/** What happened is on top, with its answers; the figures of that day are beside the present ones. */
export const Due: Story = {
  beforeEach: () => serveDue(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const strip = within(await page.findByRole('region', { name: decisionCopy.dueStrip }));
    await page.findByRole('region', { name: decisionCopy.figures });
    await page.findByRole('region', { name: decisionCopy.earlier });
    const decided = within(page.getByRole('region', { name: copy.decision }));
    const toItem = async (title: string) =>
      (await decided.findByText(new RegExp(`^${title} is`))).closest('li');
    await expect(await toItem('Price')).toHaveTextContent(conditionsCopy.met('24 Nov', 'US$3,410.00'));
    const supply = await toItem('Circulating supply');
    await waitFor(() => expect(supply).toHaveTextContent(/Not met\. Now 120,500,000 ETH, CoinPaprika/));
    await expect(await toItem('Traded on')).toHaveTextContent(conditionsCopy.unread('19 Nov', undefined));
    await userEvent.click(strip.getByRole('button', { name: `${decisionCopy.keep} ${coin.name}` }));
    const menu = within(strip.getByRole('group', { name: decisionCopy.keepUntil }));
    await expect(menu.getByRole('button', { name: new RegExp(decisionCopy.days.oneMonth) })).toBeEnabled();
  },
};

/** Another device has removed the first condition, and the list of what is due is from before. */
export const RemovedCondition: Story = {
  loaders: [openReady],
  render: ({ id }, { loaded: { stage } }) => <Page id={id} stage={stage} />,
  beforeEach: () => {
    const [, ...left] = JSON.parse(due.fields.decision_conditions) as readonly unknown[];
    const now = { ...due, fields: { ...due.fields, decision_conditions: JSON.stringify(left) } };
    return serveDue(serveStageRecords({ coineval: analyses, decision: [now, earlier] }), [met, unread]);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('region', { name: decisionCopy.dueStrip });
    const decided = within(await page.findByRole('region', { name: copy.decision }));
    const toItem = async (title: string) =>
      (await decided.findByText(new RegExp(`^${title} is`))).closest('li');
    await expect(await toItem('Circulating supply')).not.toHaveTextContent('US$3,410.00');
    await expect(await toItem('Traded on')).toHaveTextContent(conditionsCopy.unread('19 Nov', undefined));
  },
};

/** A decision that breaks a rule is not kept: the server's words are beside the button. */
export const KeepRefused: Story = {
  loaders: [openReady],
  render: ({ id }, { loaded: { stage } }) => <Page id={id} stage={stage} />,
  beforeEach: () =>
    serveDue(
      {
        'POST /api/report/decision': {
          kind: 'refused',
          code: 'INVALID_FIELD',
          fields: [{ path: 'decision_review', message: 'Look again before the next unlock.' }],
        },
      },
      [],
    ),
  play: async ({ canvasElement }) => {
    const strip = within(await within(canvasElement).findByRole('region', { name: decisionCopy.dueStrip }));
    await userEvent.click(strip.getByRole('button', { name: `${decisionCopy.keep} ${coin.name}` }));
    const menu = within(strip.getByRole('group', { name: decisionCopy.keepUntil }));
    await userEvent.click(menu.getByRole('button', { name: new RegExp(decisionCopy.days.oneMonth) }));
    await expect(await strip.findByRole('alert')).toHaveTextContent('Look again before the next unlock.');
  },
};

/** The decision in its form, with the reasons that were picked and the figures of that day beside it. */
export const Changing: Story = {
  beforeEach: () => serveDue(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: copy.decision }));
    await userEvent.click(await page.findByRole('button', { name: decisionCopy.change }));
    await expect(await page.findByRole('radio', { name: /Watch it/ })).toBeChecked();
    await expect(await page.findByRole('checkbox', { name: /Traded on Gemini/ })).toBeChecked();
    await expect(page.getByDisplayValue('Used daily')).toBeVisible();
    await page.findByRole('region', { name: decisionCopy.figures });
  },
};

/** Each condition is a row, with the value of today under it; there is room for three. */
export const ChangingConditions: Story = {
  beforeEach: () => serveDue(),
  play: async (context) => {
    await Changing.play?.(context);
    const page = within(context.canvasElement);
    const row = (place: number) => within(page.getByRole('group', { name: conditionsCopy.row(place) }));
    await expect(row(1).getByRole('radio', { name: 'Below' })).toBeChecked();
    await expect(row(1).getByRole('textbox', { name: 'Value, row 1' })).toHaveAccessibleDescription(/^US\$/);
    await expect(row(2).getByRole('textbox', { name: 'Value, row 2' })).toHaveAccessibleDescription(/^coins/);
    await row(1).findByText('US$3,180.40');
    const fields = [/^Fact,/, /^Value,/, /^Until,/].map((name) => row(1).getByLabelText(name).clientHeight);
    await expect(new Set(fields).size).toBe(1);
    await expect(page.getByRole('button', { name: conditionsCopy.add })).toBeDisabled();
    await userEvent.click(row(2).getByRole('button', { name: /^Remove row 2/ }));
    await expect(page.getByText(conditionsCopy.count(2, 3))).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: conditionsCopy.add }));
    await waitFor(() => expect(row(3).getByRole('combobox')).toHaveFocus());
    for (const place of [3, 2, 1])
      await userEvent.click(row(place).getByRole('button', { name: new RegExp(`^Remove row ${place}`) }));
    await waitFor(() => expect(page.getByRole('button', { name: conditionsCopy.add })).toHaveFocus());
    await expect(page.getByText(conditionsCopy.count(0, 3))).toBeVisible();
    // Later stories share the device.
    await userEvent.click(page.getByRole('button', { name: decisionCopy.cancel }));
    await page.findByRole('button', { name: decisionCopy.change });
  },
};

/** On a phone the figures are above the form. */
export const ChangingNarrow: Story = {
  ...Changing,
  ...narrow,
  play: async (context) => {
    // The margins of a page.
    context.canvasElement.style.paddingInline = '16px';
    await Changing.play?.(context);
    const page = within(context.canvasElement);
    const figures = page.getByRole('region', { name: decisionCopy.figures });
    const choice = page.getByRole('radio', { name: /Watch it/ });
    await expectInOrder(figures, choice);
    await expect(figures.getBoundingClientRect().bottom).toBeLessThan(choice.getBoundingClientRect().top);
    for (const count of page.getAllByText(/ of up to /)) await expectAfterTitle(count);
  },
};

/** The count in the line of a title is after its words. */
async function expectAfterTitle(count: HTMLElement) {
  const words = document.createRange();
  words.selectNodeContents(count.closest('[data-question]')!.querySelector('label')!);
  await expect(Math.max(...[...words.getClientRects()].map(({ right }) => right))).toBeLessThan(
    count.getBoundingClientRect().left,
  );
}

/** A change that is cancelled leaves nothing unsaved. */
export const ChangeCancelled: Story = {
  beforeEach: () => serveDue(),
  play: async (context) => {
    await Changing.play?.(context);
    const page = within(context.canvasElement);
    await userEvent.type(page.getByDisplayValue('Used daily'), ' by many');
    await userEvent.click(page.getByRole('button', { name: decisionCopy.cancel }));
    await page.findByRole('button', { name: decisionCopy.change });
    await expect(page.getByText('Used daily')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: decisionCopy.change }));
    await expect(await page.findByDisplayValue('Used daily')).toBeVisible();
    // Later stories share the device.
    await userEvent.click(page.getByRole('button', { name: decisionCopy.cancel }));
    await page.findByRole('button', { name: decisionCopy.change });
  },
};

const listings = {
  id: 'exchange_listings',
  unit: 'exchanges',
  source: 'Kraken',
  as_of: price.as_of,
  state: 'live',
};
const then = (value: readonly string[]) => ({
  kept_at: '2026-11-20T10:00:00.000Z',
  facts: [{ ...listings, value }],
});
const reading = {
  ...analyses[0]!,
  fields: { ...ethereum.fields, exchange_gemini: true, exchange_kraken: false },
  no: ['exchange_kraken'],
  evidence: { exchange_gemini: then([]), exchange_kraken: then([]) },
};
const one = `/api/report/coineval/${stageMember.email}`;

/** Saves need a device whose stored documents have been read. */
async function openReady() {
  const stage = openStage();
  stage.records.store.setState({ ready: false });
  await waitFor(() => expect(stage.records.store.getState().ready).toBe(true));
  return { stage };
}

/** An answer that no longer fits is changed, one that fits now is kept. */
export const ReadsDifferently: Story = {
  loaders: [openReady],
  render: ({ id }, { loaded: { stage } }) => <Page id={id} stage={stage} />,
  beforeEach: () =>
    serve([reading], {
      ...facts,
      [`POST ${one}/cg/${reading.id}`]: { kind: 'json', body: { id: reading.id } },
    }),
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('region', { name: /^Reads differently/ }));
    await expect(panel.getByText(changedCopy.fitsNow('Yes'))).toBeVisible();
    await expect(panel.getByText(changedCopy.noLongerFits('No'))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: `${changedCopy.change('Yes')} On Kraken` }));
    await panel.findByText(changedCopy.changed('Yes'));
    await userEvent.click(panel.getByRole('button', { name: `${changedCopy.keep('Yes')} On Gemini` }));
    await panel.findByText(changedCopy.kept('Yes'));
  },
};

/** An answer that breaks a rule of its section: the server's words, and the way to its form. */
export const ReadsDifferentlyRefused: Story = {
  ...ReadsDifferently,
  beforeEach: () =>
    serve([reading], {
      ...facts,
      [`POST ${one}/cg/${reading.id}`]: {
        kind: 'refused',
        code: 'INVALID_FIELD',
        fields: [{ path: 'exchange_kraken', message: 'It cannot be listed before its launch.' }],
      },
    }),
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('region', { name: /^Reads differently/ }));
    await userEvent.click(panel.getByRole('button', { name: `${changedCopy.change('Yes')} On Kraken` }));
    await expect(await panel.findByText(/It cannot be listed before its launch\./)).toBeVisible();
    await expect(panel.getByRole('link', { name: changedCopy.open })).toBeVisible();
  },
};

/** A year of market caps, of which ten days were not read, and 20 days of an index that is not read today. */
const history: CoinHistory = {
  from: '2025-11-26',
  lines: [
    {
      id: 'market_cap_coinpaprika',
      source: 'CoinPaprika and DefiLlama',
      state: 'live',
      values: toYear((day) =>
        day > 100 && day <= 110 ? null : 3e11 + 1e9 * day + 2e10 * Math.sin(day / 20),
      ),
    },
    {
      id: 'rsi',
      source: 'Kraken',
      state: 'live',
      values: toYear((day) => (day < 346 ? null : 40 + (day % 7))),
    },
    { id: 'supply_circulating', source: 'Sample', state: 'sample', values: toYear(() => 120_000_000) },
  ],
};

function toYear(toValue: (day: number) => number | null) {
  return Array.from({ length: historyDays + 1 }, (_, day) => toValue(day));
}

const historyPath = `GET /api/coin-history/${coin.id}`;

async function openEvidence({ canvasElement }: Staged) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: new RegExp(`^${copy.facts}`) }),
  );
}

async function expectColumns({ canvasElement }: Staged, columns: readonly string[]) {
  const table = within(await within(canvasElement).findByRole('table'));
  await waitFor(() =>
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(columns),
  );
}

/** Facts now, with the research, and in the last year. */
export const Evidence: Story = {
  beforeEach: () => serve(analyses, { ...facts, [historyPath]: { kind: 'json', body: history } }),
  play: async (context) => {
    await openEvidence(context);
    const { columns } = coinFactsCopy;
    await expectColumns(context, Object.values(columns));
    const row = within(context.canvasElement).getByRole('row', { name: /^Last daily close/ });
    await expect(row).toHaveTextContent('US$3,180.40US$4,000.00');
    const page = within(context.canvasElement);
    const lines = await page.findAllByTitle(/^Last year/);
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Last year: US$300 billion on 26 Nov 2025, US$654 billion on 26 Nov 2026; lowest US$300 billion, highest US$654 billion. Source: CoinPaprika and DefiLlama.',
      'Last year: 43.0 on 7 Nov 2026, 41.0 on 26 Nov 2026; lowest 40.0, highest 46.0. Source: Kraken.',
    ]);
    await expect(page.getByText(copy.yearLines)).toBeVisible();
  },
};

export const NoHistory: Story = {
  beforeEach: () =>
    serve(analyses, { ...facts, [historyPath]: { kind: 'json', body: { ...history, lines: [] } } }),
  play: async (context) => {
    await openEvidence(context);
    const { year, ...others } = coinFactsCopy.columns;
    await expect(within(context.canvasElement).queryByText(year)).toBeNull();
    await expectColumns(context, Object.values(others));
    await within(context.canvasElement).findByText(copy.yearNone);
  },
};

export const HistoryFailed: Story = {
  beforeEach: () => serve(analyses, { ...facts, [historyPath]: { kind: 'refused', code: 'INTERNAL' } }),
  play: async (context) => {
    await openEvidence(context);
    const page = within(context.canvasElement);
    const failed = await page.findByText(copy.yearFailed);
    await expect(page.getAllByText('Market cap')[0]).toBeVisible();
    await userEvent.click(within(failed.parentElement!).getByRole('button', { name: uiCopy.tryAgain }));
    await expect(await page.findByText(copy.yearFailed)).toBeVisible();
  },
};

/** The address names the coin by another of its names. */
export const OtherName: Story = {
  args: { id: 'ether' },
  beforeEach: () => serve(analyses, { 'GET /api/coin-data/coinsearch/ether': { kind: 'json', body: coin } }),
  play: async (context) => {
    await findName(context);
    await findFinished(context);
    await expect(document.title).toContain(coin.name);
  },
};

export const NotResearched: Story = {
  beforeEach: () => serve([]),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: copy.begin });
    await expect(page.getByText(copy.none(coin.name))).toBeVisible();
    await expect(page.getByText(copy.notBegun)).toBeVisible();
  },
};

/** A decision waits for the name of the coin. */
export const NameLoading: Story = {
  beforeEach: () => serve([], { [`GET /api/coin-data/coinsearch/${coin.id}`]: { kind: 'pending' } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: copy.decision }));
    await expect(page.getByText(copy.loading)).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { id: 'nowhere' },
  beforeEach: () =>
    serve([], { 'GET /api/coin-data/coinsearch/nowhere': { kind: 'refused', code: 'NOT_FOUND' } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(copy.unknownTitle);
    await expect(page.queryByRole('button', { name: new RegExp(`^${copy.facts}`) })).toBeNull();
  },
};

export const SourceFailed: Story = {
  beforeEach: () =>
    serve(analyses, {
      [`GET /api/coin-data/coinsearch/${coin.id}`]: { kind: 'refused', code: 'UPSTREAM_DOWN' },
    }),
  play: async (context) => {
    await findName(context);
    await within(context.canvasElement).findByRole('region', { name: copy.all });
  },
};
