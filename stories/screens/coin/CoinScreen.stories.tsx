import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { within } from 'storybook/test';
import { pages, toCoinPath } from '../../../src/contracts/pages.ts';
import { CoinPage } from '../../../src/web/app/pages/CoinPage.tsx';
import { coinPageCopy as copy } from '../../../src/web/copy/research/coin-page.ts';
import { ethereum as coin } from '../../panels/coin/answers.ts';
import { MemberStage } from '../MemberStage.tsx';
import { ethereum, serveStageRecords } from '../results/records.ts';
import { stubApi, type ApiAnswers } from '../stub-api.ts';

/** A finished analysis by id, and a begun one by name alone. */
const analyses = [
  {
    ...ethereum,
    id: 'finished',
    subject: coin.id,
    sections: [...ethereum.sections, 'usecase', 'marketing', 'founders'],
  },
  { ...ethereum, savedAt: '2026-06-02T10:00:00.000Z' },
];

function serve(records: typeof analyses, answers: ApiAnswers = {}) {
  return stubApi({
    ...serveStageRecords({ coineval: records }),
    [`GET /api/coin-data/coinsearch/${coin.id}`]: { kind: 'json', body: coin },
    ...answers,
  });
}

function Page({ id }: { readonly id: string }) {
  return (
    <MemberStage path={toCoinPath(id)}>
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

const findName = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1, name: coin.name });
};

export const Researched: Story = { play: findName };

/** The address names the coin by another of its names. */
export const OtherName: Story = {
  args: { id: 'ether' },
  beforeEach: () => serve(analyses, { 'GET /api/coin-data/coinsearch/ether': { kind: 'json', body: coin } }),
  play: findName,
};

export const NotResearched: Story = {
  beforeEach: () => serve([]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: copy.begin });
  },
};

export const Unknown: Story = {
  args: { id: 'nowhere' },
  beforeEach: () =>
    serve([], { 'GET /api/coin-data/coinsearch/nowhere': { kind: 'refused', code: 'NOT_FOUND' } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(copy.unknownTitle);
  },
};

export const SourceDown: Story = {
  beforeEach: () =>
    serve(analyses, {
      [`GET /api/coin-data/coinsearch/${coin.id}`]: { kind: 'refused', code: 'UPSTREAM_DOWN' },
    }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: coin.name });
  },
};
