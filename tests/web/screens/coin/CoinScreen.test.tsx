import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pages, toCoinPath } from '../../../../src/contracts/pages.ts';
import { CoinPage } from '../../../../src/web/app/pages/CoinPage.tsx';
import { PageQuestionnaires } from '../../../../src/web/app/pages/PageQuestionnaires.tsx';
import { coinPageCopy as copy } from '../../../../src/web/copy/research/coin-page.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { homeCopy } from '../../../../src/web/copy/home.ts';
import { coinFactsCopy } from '../../../../src/web/copy/panels/coin-facts.ts';
import { eventsPanelCopy } from '../../../../src/web/copy/panels/events.ts';
import * as stories from '../../../../stories/screens/coin/CoinScreen.stories.tsx';
import { ethereum } from '../../../../stories/panels/coin/answers.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const page = composeStories(stories);
watchErrors();

describe('the page of a coin (C8)', () => {
  it('shows the finished analysis, and lists the one that knows the coin by name alone', async () => {
    await page.Researched.run();
    expect(await screen.findByText(copy.finished('20 November'))).toBeVisible();
    const list = within(await screen.findByRole('region', { name: copy.all }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [`${copy.open} Ethereum`, '/results?analysis=coineval:finished'],
      [`${copy.update} Ethereum`, '/coineval?analysis=finished'],
      [`${copy.open} Ethereum`, '/results?analysis=coineval:ethereum'],
      [`${copy.resume} Ethereum`, '/coineval?analysis=ethereum'],
    ]);
    expect(list.getByText(copy.current).closest('li')).toBe(list.getAllByRole('listitem')[0]);
  });

  it('shows the research of a coin that the address names otherwise, under its name in the title', async () => {
    await page.OtherName.run();
    expect(await screen.findByText(copy.finished('20 November'))).toBeVisible();
    expect(document.title).toContain('Ethereum');
  });

  it('has its parts at addresses of their own', async () => {
    await page.Researched.run();
    await userEvent.click(screen.getByRole('button', { name: copy.facts }));
    expect(await screen.findByRole('region', { name: coinFactsCopy.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: copy.events }));
    expect(await screen.findByRole('region', { name: eventsPanelCopy.title })).toBeVisible();
    expect(screen.queryByRole('region', { name: coinFactsCopy.title })).toBeNull();
  });

  it('has beside a fact the line of its last year, and no sample beside a figure of a source', async () => {
    await page.Evidence.run();
    const lines = await screen.findAllByTitle(/^Last year/);
    expect(lines.map((line) => line.textContent)).toEqual([
      'Last year: US$300 billion on 26 Nov 2025, US$654 billion on 26 Nov 2026; lowest US$300 billion, highest US$654 billion. Source: CoinPaprika and DefiLlama.',
      'Last year: 43.0 on 7 Nov 2026, 41.0 on 26 Nov 2026; lowest 40.0, highest 46.0. Source: Kraken.',
    ]);
    expect(screen.getByText(copy.yearLines)).toBeVisible();
  });

  it('says how the values of a coin are kept', async () => {
    await page.NoHistory.run();
    expect(await screen.findByText(copy.yearNone)).toBeVisible();
  });

  it('says that the last year cannot be loaded, loads it again, and shows the facts meanwhile', async () => {
    await page.HistoryDown.run();
    const failed = await screen.findByText(copy.yearFailed);
    expect(screen.getAllByText('Market cap')[0]).toBeVisible();
    await userEvent.click(within(failed.parentElement!).getByRole('button', { name: uiCopy.tryAgain }));
    expect(await screen.findByText(copy.yearFailed)).toBeVisible();
  });

  it('has the price of the research where nothing is decided', async () => {
    await page.Researched.run();
    const then = (await screen.findByText(copy.priceResearched)).closest('div');
    expect(then).toHaveTextContent('US$4,000.00 Kraken · 20 Nov 2026');
    expect(screen.queryByText(copy.priceThen)).toBeNull();
  });

  it('has the price of the decision beside the one of now', async () => {
    await page.Decided.run();
    const then = screen.getByText(copy.priceThen).closest('div');
    expect(then).toHaveTextContent('US$4,000.00 Kraken · 20 Nov 2026');
    // The facts of now come later.
    expect(await within(then!).findByText(copy.since('−20.49%'), { exact: false })).toBeVisible();
    expect(screen.getByText(copy.decided('Watch it', '20 Nov 2026'))).toBeVisible();
    const decision = within(await screen.findByRole('region', { name: copy.decision }));
    expect(decision.getByText('Used daily')).toBeVisible();
    const changed = within(await screen.findByRole('region', { name: homeCopy.changedTitle }));
    expect(changed.getByText(homeCopy.priceMoved('US$4,000.00', 'US$3,180.40', '−20.49%'))).toBeVisible();
  });

  it('asks for no decision before the coin’s name is known, which the decision keeps', async () => {
    await page.Unnamed.run();
    expect(screen.getByText(copy.loading)).toBeVisible();
  });

  it('offers to begin where nothing is researched', async () => {
    await page.NotResearched.run();
    expect(screen.getByText(copy.none('Ethereum'))).toBeVisible();
    expect(screen.getByText(copy.notBegun)).toBeVisible();
  });

  it('leads from a journal without entries to its questions about the coin', async () => {
    const found = {
      [`GET /api/coin-data/coinsearch/${ethereum.id}`]: { kind: 'json', body: ethereum },
    } as const;
    onTestFinished(stubApi({ ...serveStageRecords({}), ...found }));
    render(
      <MemberStage path={`${toCoinPath(ethereum.id)}?part=journal`}>
        <Routes>
          <Route path={pages.coin.path} element={<CoinPage />} />
          <Route path={pages.fearGreed.path} element={<PageQuestionnaires page={pages.fearGreed.path} />} />
        </Routes>
      </MemberStage>,
    );
    const write = await screen.findByRole('link', { name: `${copy.write} Google Trends` });
    expect(write).toHaveAttribute('href', '/fng#googletrends_insights');
    await userEvent.click(write);
    expect(await screen.findByText(ethereum.name, { selector: 'strong' })).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Market Insights: Google Trends' })).toBeVisible();
  });

  it('says of an unknown id that there is no such coin', async () => {
    await page.Unknown.run();
    expect(screen.getByText(copy.unknownTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: copy.facts })).toBeNull();
  });

  it('keeps the member’s own work in reach while the source does not respond', async () => {
    await page.SourceDown.run();
    expect(await screen.findByRole('region', { name: copy.all })).toBeVisible();
  });
});
