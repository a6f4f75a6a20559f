import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { pages, toCoinPath } from '../../../../src/contracts/pages.ts';
import { CoinEvaluationPage } from '../../../../src/web/app/pages/CoinEvaluationPage.tsx';
import { CoinPage } from '../../../../src/web/app/pages/CoinPage.tsx';
import { PageQuestionnaires } from '../../../../src/web/research/page/PageQuestionnaires.tsx';
import { PageSubject } from '../../../../src/web/research/subjects/page-subject.tsx';
import { coinPageCopy as copy } from '../../../../src/web/copy/research/coin-page.ts';
import { journalCopy } from '../../../../src/web/copy/research/subjects.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { homeCopy } from '../../../../src/web/copy/home.ts';
import { coinFactsCopy } from '../../../../src/web/copy/panels/coin-facts.ts';
import { eventsPanelCopy } from '../../../../src/web/copy/panels/events.ts';
import { getEvaluation } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { setSubject } from '../../../../src/web/research/record/record-actions.ts';
import * as stories from '../../../../stories/screens/coin/CoinScreen.stories.tsx';
import { ethereum } from '../../../../stories/panels/coin/answers.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../../stories/screens/open-stage.ts';
import { serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const page = composeStories(stories);
watchErrors();

describe('the page of a coin (C8)', () => {
  it('shows the finished analysis, and lists an analysis that has only the name of the coin', async () => {
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

  it('shows the research and the name of the coin when the address has another name of it', async () => {
    await page.OtherName.run();
    expect(await screen.findByText(copy.finished('20 November'))).toBeVisible();
    expect(document.title).toContain('Ethereum');
  });

  it('shows the part that the member chooses, and hides the one before', async () => {
    await page.Researched.run();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${copy.facts}`) }));
    expect(await screen.findByRole('region', { name: coinFactsCopy.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: copy.events }));
    expect(await screen.findByRole('region', { name: eventsPanelCopy.title })).toBeVisible();
    expect(screen.queryByRole('region', { name: coinFactsCopy.title })).toBeNull();
  });

  it('shows the last year beside a fact, and no sample beside a figure from a source', async () => {
    await page.Evidence.run();
    const lines = await screen.findAllByTitle(/^Last year/);
    expect(lines.map((line) => line.textContent)).toEqual([
      'Last year: US$300 billion on 26 Nov 2025, US$654 billion on 26 Nov 2026; lowest US$300 billion, highest US$654 billion. Source: CoinPaprika and DefiLlama.',
      'Last year: 43.0 on 7 Nov 2026, 41.0 on 26 Nov 2026; lowest 40.0, highest 46.0. Source: Kraken.',
    ]);
    expect(screen.getByText(copy.yearLines)).toBeVisible();
  });

  it('explains how values are kept when there are none of the last year', async () => {
    await page.NoHistory.run();
    expect(await screen.findByText(copy.yearNone)).toBeVisible();
  });

  it('shows the facts, an error and a retry when the last year cannot be loaded', async () => {
    await page.HistoryFailed.run();
    const failed = await screen.findByText(copy.yearFailed);
    expect(screen.getAllByText('Market cap')[0]).toBeVisible();
    await userEvent.click(within(failed.parentElement!).getByRole('button', { name: uiCopy.tryAgain }));
    expect(await screen.findByText(copy.yearFailed)).toBeVisible();
  });

  it('shows the price at the time of the research when there is no decision', async () => {
    await page.Researched.run();
    const then = (await screen.findByText(copy.priceResearched)).closest('div');
    expect(then).toHaveTextContent('US$4,000.00 DefiLlama 20 Nov 2026');
    expect(screen.queryByText(copy.priceThen)).toBeNull();
  });

  it('shows the price at the time of the decision, and the change since', async () => {
    await page.WithDecision.run();
    const then = screen.getByText(copy.priceThen).closest('div');
    expect(then).toHaveTextContent('US$4,000.00 DefiLlama 20 Nov 2026');
    // The current facts load later.
    expect(await within(then!).findByText(copy.since('−20.5%'), { exact: false })).toBeVisible();
    expect(screen.getByText(copy.decided('Watch it', '20 Nov'))).toBeVisible();
    const decision = within(await screen.findByRole('region', { name: copy.decision }));
    expect(decision.getByText('Used daily')).toBeVisible();
    const changed = within(await screen.findByRole('region', { name: homeCopy.changedTitle }));
    expect(changed.getByText(homeCopy.priceMoved('US$4,000.00', 'US$3,180.40', '−20.5%'))).toBeVisible();
  });

  it('shows that it is loading instead of a decision while the name of the coin is unknown', async () => {
    await page.NameLoading.run();
    expect(screen.getByText(copy.loading)).toBeVisible();
  });

  it('offers to start when there is no research', async () => {
    await page.NotResearched.run();
    expect(screen.getByText(copy.none('Ethereum'))).toBeVisible();
    expect(screen.getByText(copy.notBegun)).toBeVisible();
  });

  it('links from a journal without entries to its questions about the coin', async () => {
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
    const write = await screen.findByRole('link', { name: `${journalCopy.write} Google Trends` });
    expect(write).toHaveAttribute('href', '/fng#googletrends_insights');
    await userEvent.click(write);
    expect(await screen.findByText(ethereum.name, { selector: 'strong' })).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Market Insights: Google Trends' })).toBeVisible();
  });

  it('links to the questions about the coin also on the evaluation’s page, whatever coin is evaluated there', async () => {
    const found = {
      [`GET /api/coin-data/coinsearch/${ethereum.id}`]: { kind: 'json', body: ethereum },
      [`GET /api/coin-data/coinsearch/${knownCoins.btc.id}`]: {
        kind: 'json',
        body: { ...ethereum, ...knownCoins.btc },
      },
    } as const;
    const written = {
      id: 'entry',
      name: ethereum.name,
      subject: ethereum.id,
      day: '2026-11-02',
      savedAt: '2026-11-02T10:00:00.000Z',
      sections: ['insights'],
      fields: { social_mood: 'Calm.' },
    };
    onTestFinished(stubApi({ ...serveStageRecords({ social: [written] }), ...found }));
    const stage = openStage();
    setSubject(stage.records, getEvaluation(pages.coinEvaluation.path, 'coin'), knownCoins.btc);
    render(
      <MemberStage stage={stage} path={`${toCoinPath(ethereum.id)}?part=journal`}>
        <Routes>
          <Route path={pages.coin.path} element={<CoinPage />} />
          <Route
            path={pages.coinEvaluation.path}
            element={
              <PageSubject>
                <CoinEvaluationPage />
              </PageSubject>
            }
          />
        </Routes>
      </MemberStage>,
    );
    expect(await screen.findByText('Calm.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: `${journalCopy.write} Social` }));
    expect(await screen.findByText(ethereum.name, { selector: 'strong' })).toBeVisible();
    await screen.findByRole('link', { name: ethereum.name });
    expect(screen.queryByText(knownCoins.btc.name, { selector: 'strong' })).toBeNull();
  });

  it('says that there is no such coin when the id is unknown', async () => {
    await page.Unknown.run();
    expect(screen.getByText(copy.unknownTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^${copy.facts}`) })).toBeNull();
  });

  it('lists the member’s own analyses when the source does not respond', async () => {
    await page.SourceFailed.run();
    expect(await screen.findByRole('region', { name: copy.all })).toBeVisible();
  });
});
