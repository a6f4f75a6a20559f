import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';
import { disclaimerCopy } from '../../../src/web/copy/disclaimer.ts';
import { passkeysCopy } from '../../../src/web/copy/account.ts';
import { homeCopy } from '../../../src/web/copy/home.ts';
import { catalog } from '../../../src/web/questionnaire/questionnaire-catalog.ts';
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

export const Newcomer: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: homeCopy.newcomerAction });
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
    const analyses = within(await home.findByRole('region', { name: homeCopy.analysesTitle }));
    await analyses.findByRole('link', { name: bitcoin.name! });
    const journal = within(home.getByRole('region', { name: homeCopy.journalTitle }));
    await expect(await journal.findByText(homeCopy.written)).toBeVisible();
  },
};

/** A review day that is reached, one that is not, and a watched coin. */
export const WithDecisions: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({
        coineval: [bitcoin, { ...bitcoin, id: 'older', savedAt: '2026-10-21T10:00:00.000Z' }],
        nfteval: [],
        decision: [
          toDecision({ id: 'of bitcoin', name: 'Bitcoin', subject: 'btc-bitcoin' }, '2026-11-20'),
          toDecision({ id: 'of ethereum', name: 'Ethereum', subject: 'eth-ethereum' }, '2999-12-31'),
          // An earlier decision about the same coin counts no longer.
          toDecision(
            { id: 'before', name: 'Ethereum', subject: 'eth-ethereum', day: '2026-10-01' },
            '2026-10-02',
          ),
        ],
      }),
      'GET /api/watchlist': {
        kind: 'json',
        body: [{ id: 'btc-bitcoin', name: 'Bitcoin', watched_at: '2026-11-20T10:00:00.000Z' }],
      },
    }),
  play: async ({ canvasElement }) => {
    const due = await within(canvasElement).findByRole('region', { name: homeCopy.dueTitle });
    await expect(within(due).getByText(homeCopy.reviewOf('Bitcoin'))).toBeVisible();
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

export const NothingLoads: Story = {
  beforeEach: () => stubApi({}),
  play: async ({ canvasElement }) => {
    const home = within(canvasElement);
    await home.findByText(homeCopy.journalFailed);
    const analyses = within(home.getByRole('region', { name: homeCopy.analysesTitle }));
    await expect(await analyses.findByText(homeCopy.analysesFailed)).toBeVisible();
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
