import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { dailyRewards } from '../../../src/contracts/rewards.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';
import { disclaimerCopy } from '../../../src/web/copy/disclaimer.ts';
import { passkeysCopy } from '../../../src/web/copy/account.ts';
import { keptFactsCopy } from '../../../src/web/copy/panels/coin-facts.ts';
import { questionnaireCopy } from '../../../src/web/copy/research/questionnaire.ts';
import { homeCopy } from '../../../src/web/copy/home.ts';
import { decisionCopy } from '../../../src/web/copy/research/decision.ts';
import { uiCopy } from '../../../src/web/copy/ui.ts';
import { catalog } from '../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { toButtonClass } from '../../../src/web/ui/controls/button-class.ts';
import { HomeScreen } from '../../../src/web/screens/home/HomeScreen.tsx';
import { PasskeyOffer } from '../../../src/web/screens/home/PasskeyOffer.tsx';
import { Desk } from '../../../src/web/screens/home/Desk.tsx';
import { DisclaimerDialog } from '../../../src/web/shell/DisclaimerDialog.tsx';
import { MemberStage } from '../MemberStage.tsx';
import { bitcoin, ethereum, serveStageRecords, tidal, type StageRecord } from '../results/records.ts';
import { stubApi } from '../stub-api.ts';

function Home({ agreed, offer = false }: { readonly agreed: boolean; readonly offer?: boolean }) {
  return (
    <MemberStage>
      <HomeScreen offer={offer && <PasskeyOffer />} desk={<Desk catalog={catalog} />} />
      <DisclaimerDialog open={!agreed} onAgree={() => Promise.resolve('failed')} onLogout={() => undefined} />
    </MemberStage>
  );
}

const evaluations = { coineval: [], nfteval: [] };

const meta = {
  title: 'Screens/Home',
  component: Home,
  args: { agreed: true },
  beforeEach: () => stubApi(serveStageRecords(evaluations)),
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page's one primary button is the first step, whatever else is due. */
async function expectFirstStep(canvasElement: HTMLElement): Promise<void> {
  const step = await within(canvasElement).findByRole('link', { name: homeCopy.newcomerAction });
  await expect(step).toBeVisible();
  const primary = toButtonClass({ variant: 'primary' });
  await expect(canvasElement.getElementsByClassName(primary)).toHaveLength(1);
}

/** No reviews without a decision. */
export const Newcomer: Story = {
  play: async ({ canvasElement }) => {
    await expectFirstStep(canvasElement);
    const home = within(canvasElement);
    await expect(home.queryByRole('region', { name: homeCopy.dueTitle })).toBeNull();
    await expect(home.getByText(homeCopy.watchlistNone, { exact: false })).toBeVisible();
    const steps = home.getByText(homeCopy.newcomerSteps.review.title).closest('ol');
    await expect(steps?.children).toHaveLength(3);
    const streak = within(home.getByRole('region', { name: homeCopy.dailyTitle })).getAllByRole('listitem');
    await expect(streak).toHaveLength(dailyRewards.length);
    await expect(streak.filter((day) => day.getAttribute('aria-current') === 'step')).toHaveLength(1);
  },
};

export const WithAnalyses: Story = {
  beforeEach: () =>
    stubApi(
      serveStageRecords({ coineval: [bitcoin, ethereum], nfteval: [tidal] }, [
        { module: 'calendar', complete: true, day: toUtcDay(Date.now()), answered: 4 },
        { module: 'fng', day: toUtcDay(Date.now()), answered: 1 },
        { module: 'cryptonews', complete: true, day: '2026-01-01', answered: 4 },
      ]),
    ),
  play: async ({ canvasElement }) => {
    const home = within(canvasElement);
    const journal = within(await home.findByRole('region', { name: homeCopy.journalTitle }));
    await expect(await journal.findByText(homeCopy.written)).toBeVisible();
    const pages = journal.getAllByRole('link');
    await expect(pages[3]).not.toBeVisible();
    await userEvent.click(journal.getByText(homeCopy.otherPages(pages.length - 3)));
    await expect(pages[3]).toBeVisible();
  },
};

const met = {
  record: 'of bitcoin',
  number: 2,
  coin: 'btc-bitcoin',
  name: 'Bitcoin',
  title: 'Price',
  unit: 'usd',
  side: 'above',
  figure: 64_000,
  until: '2026-12-31',
  met: { day: '2026-11-26', value: 64_250.5, source: 'CoinPaprika', state: 'live' },
};
/** A further condition of the same decision, met later. */
const metToo = {
  ...met,
  number: 1,
  title: 'RSI',
  unit: 'index',
  figure: 70,
  met: { ...met.met, day: '2026-11-27', value: 74 },
};
const unread = {
  record: 'of uniswap',
  number: 1,
  coin: 'uni-uniswap',
  name: 'Uniswap',
  title: 'Value locked (TVL)',
  unit: 'usd',
  side: 'below',
  figure: 2_000_000_000,
  until: '2026-12-31',
  unread_since: '2026-11-19',
};

const moved = {
  coin: 'btc-bitcoin',
  name: 'Bitcoin',
  decided: true,
  price: { day: '2026-11-19', before: 50_000, now: 64_250.5 },
  rules: [
    {
      question: 'Is it traded on Gemini?',
      title: 'Traded on',
      unit: 'exchanges',
      day: '2026-11-18',
      before: ['Gemini', 'Kraken'],
      now: ['Kraken'],
      side: 'no',
    },
    // Both read as US$100 million.
    {
      question: 'Is the market cap at least US$100 million?',
      title: 'Market cap',
      unit: 'usd',
      day: '2026-11-19',
      before: 100_040_000,
      now: 99_960_000,
      side: 'no',
    },
  ],
  met: true,
  read_on: { day: '2026-11-26', source: 'CoinPaprika', state: 'live' },
};

/** Subjects with several analyses; one is known by name alone. Only what is unfinished is continued. */
export const SeveralAnalyses: Story = {
  beforeEach: () =>
    stubApi(
      serveStageRecords({
        coineval: [
          { ...bitcoin, subject: null },
          { ...ethereum, subject: 'eth-ethereum' },
          { ...bitcoin, id: 'older', savedAt: '2026-10-21T10:00:00.000Z' },
          {
            ...bitcoin,
            id: 'finished',
            name: 'Ethereum',
            subject: 'eth-ethereum',
            savedAt: '2026-10-21T10:00:00.000Z',
          },
        ],
        nfteval: [],
      }),
    ),
  play: async ({ canvasElement }) => {
    const going = within(await within(canvasElement).findByRole('region', { name: homeCopy.continueTitle }));
    await going.findByRole('link', { name: 'Ethereum' });
    await expect(going.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/results',
      '/coins/eth-ethereum',
      '/coineval?analysis=ethereum',
    ]);
  },
};

const inCalendar = {
  module: 'decision',
  uid: '5f81c4c2',
  subject: 'btc-bitcoin',
  name: 'Bitcoin',
  day: '2026-11-20',
  changed_at: '2026-10-21T10:00:00.000Z',
  withdrawn: false,
};

/** The calendar file cancels it; nothing else is due. */
export const WithdrawnReview: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords(evaluations),
      'GET /api/desk': {
        kind: 'json',
        body: { alerts: [], reviews: [{ ...inCalendar, withdrawn: true }], changed: [] },
      },
    }),
  play: async ({ canvasElement }) => {
    const due = await within(canvasElement).findByRole('region', { name: homeCopy.dueTitle });
    await expect(await within(due).findByText(homeCopy.onlyWithdrawn)).toBeVisible();
    await expect(within(due).getByRole('button', { name: homeCopy.calendar })).toBeVisible();
  },
};

async function expectDue(panel: HTMLElement): Promise<void> {
  const due = within(panel);
  const toRow = (title: string) => due.getByText(title).parentElement;
  const review = await due.findByText(decisionCopy.due.review('Ethereum'));
  await expect(due.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/coins/btc-bitcoin',
    '/coins/uni-uniswap',
    '/coins/eth-ethereum',
  ]);
  const value = decisionCopy.due.value('US$64,250.50', '26 Nov', 'CoinPaprika');
  const decided = decisionCopy.decided('watch it', '19 Nov');
  // The condition that was met first says what happened.
  const also = decisionCopy.due.also(
    'RSI rose above 70.0',
    decisionCopy.due.value('74.0', '27 Nov', 'CoinPaprika'),
  );
  await expect(toRow('Bitcoin rose above US$64,000.00')).toHaveTextContent(`${value}. ${also}. ${decided}`);
  const unreadSince = decisionCopy.due.unreadSince('Value locked (TVL)', '19 Nov');
  await expect(toRow(decisionCopy.due.unread('Uniswap'))).toHaveTextContent(unreadSince);
  const again = decisionCopy.again(decisionCopy.onDay('21 Nov'));
  await expect(review.parentElement).toHaveTextContent(again);
}

/** Alerts, and a review day that is reached (H1). A coin with an alert is due once. */
export const WithDecisions: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({
        coineval: [bitcoin, { ...bitcoin, id: 'older', savedAt: '2026-10-21T10:00:00.000Z' }],
        nfteval: [],
        decision: [
          toDecision({ id: 'of bitcoin', name: 'Bitcoin', subject: 'btc-bitcoin' }, '2026-11-20'),
          toDecision({ id: 'of ethereum', name: 'Ethereum', subject: 'eth-ethereum' }, '2026-11-21'),
          // An earlier decision about the same coin no longer counts.
          toDecision(
            { id: 'before', name: 'Ethereum', subject: 'eth-ethereum', day: '2026-10-01' },
            '2026-10-02',
          ),
        ],
      }),
      'GET /api/desk': {
        kind: 'json',
        body: { alerts: [metToo, met, unread], reviews: [inCalendar], changed: [moved] },
      },
    }),
  play: async ({ canvasElement }) => {
    const due = await within(canvasElement).findByRole('region', { name: homeCopy.dueTitle });
    await expectDue(due);
    await userEvent.click(within(due).getByRole('button', { name: `${decisionCopy.keep} Ethereum` }));
    const menu = within(within(due).getByRole('group', { name: decisionCopy.keepUntil }));
    await userEvent.type(menu.getByRole('textbox', { name: decisionCopy.passes }), '64,000');
    await expect(menu.getByRole('status')).toHaveTextContent(questionnaireCopy.readAs('64,000'));
    const changed = within(canvasElement).getByRole('region', { name: homeCopy.changedTitle });
    const lines = within(changed)
      .getAllByRole('listitem')
      .filter((item) => !item.querySelector('li'));
    await expect(lines.slice(0, -1).map(({ textContent }) => textContent)).toEqual([
      homeCopy.priceMoved('US$50,000.00', 'US$64,250.50', '+28.5%'),
      ...keptFactsCopy.moves(['Gemini'], []),
      decisionCopy.due.rose('RSI', '70.0'),
      decisionCopy.due.rose('Price', 'US$64,000.00'),
    ]);
    await expect(within(changed).getByText(homeCopy.differently(1))).toBeVisible();
  },
};

export const DueWithoutAnalysis: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({
        ...evaluations,
        decision: [toDecision({ id: 'of bitcoin', name: 'Bitcoin', subject: 'btc-bitcoin' }, '2026-11-20')],
      }),
      'GET /api/desk': { kind: 'json', body: { alerts: [met], reviews: [], changed: [] } },
      'GET /api/watchlist': { kind: 'json', body: [] },
    }),
  play: async ({ canvasElement }) => {
    const due = await within(canvasElement).findByRole('region', { name: homeCopy.dueTitle });
    await expect(await within(due).findByText('Bitcoin rose above US$64,000.00')).toBeVisible();
    await expectFirstStep(canvasElement);
  },
};

function toDecision(
  about: Pick<StageRecord, 'id' | 'name' | 'subject' | 'day'>,
  review: string,
): StageRecord {
  return {
    day: '2026-11-19',
    ...about,
    savedAt: '2026-11-19T10:00:00.000Z',
    sections: ['decision'],
    fields: { decision_choice: 'watch_it', decision_review: review },
  };
}

export const Failed: Story = {
  beforeEach: () => stubApi({}),
  play: async ({ canvasElement }) => {
    const home = within(canvasElement);
    await home.findByText(homeCopy.journalFailed);
    await expect(home.queryByRole('region', { name: homeCopy.newcomerTitle })).toBeNull();
    const going = within(home.getByRole('region', { name: homeCopy.continueTitle }));
    await expect(await going.findByText(homeCopy.analysesFailed)).toBeVisible();
    await expect(going.queryByText(homeCopy.nothing)).toBeNull();
    stubApi(serveStageRecords({ coineval: [{ ...ethereum, subject: 'eth-ethereum' }], nfteval: [] }));
    await userEvent.click(going.getByRole('button', { name: uiCopy.tryAgain }));
    await expect(await going.findByRole('link', { name: 'Ethereum' })).toBeVisible();
    await expect(going.queryByText(homeCopy.analysesFailed)).toBeNull();
  },
};

export const OffersPasskey: Story = {
  args: { offer: true },
  beforeEach: () => {
    localStorage.removeItem('passkeyOfferDismissed');
    const answers = serveStageRecords(evaluations);
    return stubApi({ ...answers, 'GET /api/passkeys': { kind: 'json', body: [] } });
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: passkeysCopy.offerLink }),
    ).toBeVisible();
  },
};

export const WithDisclaimer: Story = { args: { agreed: false } };

export const DisclaimerFailed: Story = {
  args: { agreed: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: disclaimerCopy.button }));
    await expect(await screen.findByText(messages.disclaimerFailed)).toBeVisible();
  },
};
