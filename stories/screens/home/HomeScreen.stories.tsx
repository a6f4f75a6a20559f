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
import { bitcoin, ethereum, serveStageRecords, tidal } from '../results/records.ts';
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

export const WithDossiers: Story = {
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
    const dossiers = within(await home.findByRole('region', { name: homeCopy.dossiersTitle }));
    await dossiers.findByRole('link', { name: bitcoin.name! });
    const journal = within(home.getByRole('region', { name: homeCopy.journalTitle }));
    await expect(await journal.findByText(homeCopy.written)).toBeVisible();
  },
};

export const NothingLoads: Story = {
  beforeEach: () => stubApi({}),
  play: async ({ canvasElement }) => {
    const home = within(canvasElement);
    await home.findByText(homeCopy.journalFailed);
    const dossiers = within(home.getByRole('region', { name: homeCopy.dossiersTitle }));
    await expect(await dossiers.findByText(homeCopy.dossiersFailed)).toBeVisible();
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
