import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { homeCopy as copy } from '../../../src/web/copy/home.ts';
import { watchlistCopy } from '../../../src/web/copy/research/watchlist.ts';
import { catalog } from '../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { Desk } from '../../../src/web/screens/home/Desk.tsx';
import { MemberStage } from '../MemberStage.tsx';
import { bitcoin, serveStageRecords } from '../results/records.ts';
import { stubApi } from '../stub-api.ts';

const price = {
  value: 64_250.5,
  change: -1.512,
  source: 'CoinPaprika',
  as_of: '2026-11-26T00:01:00.000Z',
  state: 'live',
};
const other = { ...price, value: 3180, change: 4.05, source: 'DefiLlama', as_of: '2026-11-25T00:01:00.000Z' };

const watchedAt = { watched_at: '2026-11-20T10:00:00.000Z' };
const more = Array.from({ length: 10 }, (_, index) => ({
  id: `c${index}-coin-${index}`,
  name: `Coin ${index}`,
  ...watchedAt,
}));

const events = {
  status: { error_code: 0 },
  _metadata: { total_count: 2, page_count: 1 },
  body: ['2020-12-03', '2999-12-31'].map((day) => ({
    title: { en: `Halving of ${day.slice(0, 4)}` },
    date_event: `${day}T00:00:00Z`,
    source: null,
    coins: [{ fullname: 'Bitcoin (BTC)' }],
    categories: [],
    proof: null,
    media: null,
  })),
};

const meta = {
  title: 'Screens/Home/Watchlist',
  component: Desk,
  args: { catalog },
  render: (args) => (
    <MemberStage>
      <Desk {...args} />
    </MemberStage>
  ),
  beforeEach: () =>
    stubApi({
      ...serveStageRecords({
        coineval: [bitcoin],
        nfteval: [],
        decision: [
          {
            id: 'of ethereum',
            name: 'Ethereum',
            subject: 'eth-ethereum',
            day: '2026-11-19',
            savedAt: '2026-11-19T10:00:00.000Z',
            sections: ['decision'],
            fields: { decision_choice: 'watch_it', decision_review: '2999-12-30' },
          },
        ],
      }),
      'GET /api/data/allcal/': { kind: 'json', body: events },
      'GET /api/watchlist': {
        kind: 'json',
        body: [
          { id: 'btc-bitcoin', name: 'Bitcoin', ...watchedAt, price },
          { id: 'eth-ethereum', name: 'Ethereum', ...watchedAt, price: other },
          ...more,
        ],
      },
    }),
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

const findTable = async (canvasElement: HTMLElement) => {
  const panel = await within(canvasElement).findByRole('region', { name: copy.watchlistTitle });
  return { panel: within(panel), table: within(await within(panel).findByRole('table')) };
};

const listNames = (table: { readonly getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  table.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

/** What each row says; the panel's head names the source of prices, and a row its own where source or day differ. */
export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const { panel, table } = await findTable(canvasElement);
    // Each comes from a call.
    for (const text of ['Halving of 2999, 31 Dec 2999', 'Watch it', /^Finished/])
      await table.findByText(text);
    const [first, second, third] = table.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent(/US\$64,250\.50.*−1\.5%.*Finished 21 Nov/);
    await expect(first).toHaveTextContent(/Halving of 2999, 31 Dec 2999.*21 Nov$/);
    await expect(second).toHaveTextContent(/DefiLlama.*Watch it.*Look again, 30 Dec 2999.*19 Nov$/);
    await expect(third).toHaveTextContent(new RegExp(`${copy.noPriceYet}.*${copy.notResearched}`));
    await expect(panel.getByText(copy.readOn('CoinPaprika', '26 Nov, 00:01 UTC'))).toBeVisible();
    const buttons = within(first!).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([`${watchlistCopy.watched} Bitcoin`]);
  },
};

export const SortedAndAll: Story = {
  play: async ({ canvasElement }) => {
    const { panel, table } = await findTable(canvasElement);
    const sortBy = async (title: string, sort: string) => {
      const head = table.getByRole('columnheader', { name: title });
      await userEvent.click(within(head).getByRole('button'));
      await expect(head).toHaveAttribute('aria-sort', sort);
    };
    await sortBy(copy.watchlistColumns.change, 'ascending');
    await expect(listNames(table).slice(0, 3)).toEqual(['Bitcoin', 'Ethereum', 'Coin 0']);
    await sortBy(copy.watchlistColumns.change, 'descending');
    await expect(listNames(table).slice(0, 3)).toEqual(['Ethereum', 'Bitcoin', 'Coin 0']);
    await sortBy(copy.watchlistColumns.name, 'ascending');
    await expect(listNames(table)).toHaveLength(10);
    await userEvent.click(panel.getByRole('button', { name: copy.watchlistAll(12) }));
    await expect(listNames(table)).toHaveLength(12);
    await expect(within(table.getAllByRole('row')[11]!).getByRole('button')).toHaveFocus();
  },
};
