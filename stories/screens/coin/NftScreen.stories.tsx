import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { allFacts } from '../../../src/contracts/coin-facts.ts';
import { pages, toNftPath } from '../../../src/contracts/pages.ts';
import { NftPage } from '../../../src/web/app/pages/NftPage.tsx';
import { coinPageCopy as copy } from '../../../src/web/copy/research/coin-page.ts';
import { toNftFacts } from '../../panels/coin/fact-answers.ts';
import { MemberStage } from '../MemberStage.tsx';
import { serveStageRecords, tidal } from '../results/records.ts';
import { stubApi, type ApiAnswers } from '../stub-api.ts';

const id = 'ethereum/0x5a01/418';

function serve(search: ApiAnswers[string]) {
  return stubApi({
    ...serveStageRecords({ nfteval: [{ ...tidal, name: 'Tidal', subject: id }] }),
    'GET /api/nft/search2nft/Tidal': search,
    [`GET /api/nft/facts/${id}`]: { kind: 'json', body: toNftFacts('live') },
  });
}

function Page({ id: shown }: { readonly id: string }) {
  return (
    <MemberStage path={toNftPath(shown)}>
      <Routes>
        <Route path={pages.nft.path} element={<NftPage />} />
      </Routes>
    </MemberStage>
  );
}

const meta = {
  title: 'Screens/NFT',
  component: Page,
  args: { id },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The member's research, whether or not the source responds (N6). */
async function expectResearch(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await page.findByRole('heading', { level: 1, name: 'Tidal' });
  await expect(page.getByText(copy.finished('19 Nov'))).toBeVisible();
  const list = within(await page.findByRole('region', { name: copy.all }));
  const update = list.getByRole('link', { name: `${copy.update} Tidal` });
  await expect(update).toHaveAttribute('href', '/nfteval?analysis=tidal');
  await expect(await page.findByText(allFacts.nft_floor.title)).toBeVisible();
}

/** Its sources find other NFTs of that name only. */
export const Researched: Story = {
  beforeEach: () => serve({ kind: 'json', body: { search_results: [] } }),
  play: async ({ canvas, canvasElement }) => {
    await expectResearch(canvasElement);
    await expect(canvas.queryByText(copy.nftDown)).toBeNull();
  },
};

export const SourceFailed: Story = {
  beforeEach: () => serve({ kind: 'refused', code: 'UPSTREAM_DOWN' }),
  play: async ({ canvas, canvasElement }) => {
    await expectResearch(canvasElement);
    await expect(canvas.getByText(copy.nftDown)).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { id: 'ethereum/0x1/2' },
  beforeEach: () => serve({ kind: 'json', body: { search_results: [] } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(copy.nftUnknownTitle);
  },
};
