import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { coinPanelCopy } from '../../../src/web/copy/panels/coin.ts';
import { pdfCopy } from '../../../src/web/copy/panels/pdf.ts';
import { CoinPanel } from '../../../src/web/panels/coin/CoinPanel.tsx';
import { bare, ethereum, news, small, token, vitalik, wordy } from './answers.ts';
import { stubMedia, type MediaAnswer } from '../nft/stub-media.ts';
import { makeTwoPagePaper } from '../nft/two-page-paper.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { stale } from '../stub-feeds.ts';
import { stubCalls } from './stub-calls.ts';
import { narrow } from '../../research/form/narrow.ts';
import { untilLoaded } from '../until-loaded.ts';
import type { CallAnswers } from './stub-calls.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Coin/CoinPanel',
  component: CoinPanel,
  args: { wanted: { name: 'ethereum' } },
  decorators: [onPanelStage()],
} satisfies Meta<typeof CoinPanel>;

type Story = StoryObj<typeof meta>;

const live = {
  coinsearch: { kind: 'feed', value: ethereum },
  teamsearch: { kind: 'feed', value: vitalik },
  coinnews: { kind: 'feed', value: news },
} as const satisfies CallAnswers;

const sampleDay = '2026-11-21T00:00:00.000Z';

function answeredWith(answers: CallAnswers): Pick<Story, 'beforeEach' | 'play'> {
  return { ...waitingFor(answers), play: ({ canvasElement }) => untilLoaded(canvasElement) };
}

function waitingFor(answers: CallAnswers): Pick<Story, 'beforeEach'> {
  return { beforeEach: () => stubCalls({ ...live, ...answers }) };
}

export default meta;

export const Live: Story = answeredWith({});

export const Narrow: Story = {
  ...waitingFor({}),
  ...narrow,
  play: async ({ canvas, canvasElement }) => {
    await untilLoaded(canvasElement);
    const team = canvas.getByText(coinPanelCopy.team);
    await expect(team).not.toBeVisible();
    await userEvent.click(canvas.getByText(coinPanelCopy.rest));
    await expect(team).toBeVisible();
  },
};

const withPaper = { ...ethereum, paper: '/media/paper.pdf' };

function withPaperAs(answer: MediaAnswer): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: () => {
      const restoreCalls = stubCalls({ ...live, coinsearch: { kind: 'feed', value: withPaper } });
      const restoreMedia = stubMedia({ [withPaper.paper]: answer });
      return () => {
        restoreMedia();
        restoreCalls();
      };
    },
  };
}

async function readPaper(canvas: HTMLElement) {
  await userEvent.click(await within(canvas).findByRole('button', { name: coinPanelCopy.readPaper }));
  return within(await screen.findByRole('dialog'));
}

export const WhitepaperOpen: Story = {
  ...withPaperAs({ kind: 'file', file: makeTwoPagePaper() }),
  play: async ({ canvasElement }) => {
    const dialog = await readPaper(canvasElement);
    await dialog.findByText('Page 1 of 2');
    await userEvent.click(dialog.getByRole('button', { name: pdfCopy.nextPage }));
    await dialog.findByRole('figure', { name: /page 2 of 2$/ });
  },
};

export const WhitepaperBroken: Story = {
  ...withPaperAs({ kind: 'refused', code: 'UPSTREAM_DOWN' }),
  play: async ({ canvasElement }) => {
    const dialog = await readPaper(canvasElement);
    await dialog.findByText(pdfCopy.brokenFile);
  },
};

export const Loading: Story = waitingFor({ coinsearch: { kind: 'pending' } });

export const Stale: Story = answeredWith({
  coinsearch: stale(ethereum),
});

export const Sample: Story = answeredWith({
  coinsearch: { kind: 'feed', value: ethereum, state: 'sample', asOf: sampleDay },
  coinnews: { kind: 'feed', value: news, state: 'sample', asOf: sampleDay },
});

/** The live source was slow: its answer replaces the sample. */
export const SampleThenLive: Story = answeredWith({
  coinsearch: [
    { kind: 'feed', value: { ...ethereum, name: 'Sample Ethereum' }, state: 'sample', asOf: sampleDay },
    { kind: 'feed', value: ethereum },
  ],
});

export const NotFound: Story = answeredWith({ coinsearch: { kind: 'refused', code: 'NOT_FOUND' } });

export const Unreachable: Story = answeredWith({
  coinsearch: [
    { kind: 'refused', code: 'UPSTREAM_DOWN' },
    { kind: 'feed', value: ethereum },
  ],
});

export const Offline: Story = answeredWith({ coinsearch: { kind: 'offline' } });

export const Token: Story = answeredWith({ coinsearch: { kind: 'feed', value: token } });

export const LowMarketCap: Story = answeredWith({ coinsearch: { kind: 'feed', value: small } });

export const WithoutTeamAndLinks: Story = answeredWith({
  coinsearch: { kind: 'feed', value: bare },
  coinnews: { kind: 'feed', value: [] },
});

export const LongTexts: Story = answeredWith({ coinsearch: { kind: 'feed', value: wordy } });

export const NewsLoading: Story = waitingFor({ coinnews: { kind: 'pending' } });

export const TeamAndNewsFailed: Story = answeredWith({
  teamsearch: [
    { kind: 'refused', code: 'UPSTREAM_DOWN' },
    { kind: 'feed', value: vitalik },
  ],
  coinnews: { kind: 'refused', code: 'UPSTREAM_DOWN' },
});

export const TeamMemberOpen: Story = {
  ...Live,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Vitalik/ }));
    await screen.findByRole('dialog');
  },
};

export const NewsOpen: Story = {
  ...Sample,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /test network/ }));
    await screen.findByRole('dialog');
  },
};

export const Rules: Story = { ...Live, ...withRules('panel', 'direction'), tags: ['!test'] };
