import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
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
import { decisionCopy } from '../../../../src/web/copy/research/decision.ts';
import { journalCopy } from '../../../../src/web/copy/research/subjects.ts';
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
  it('shows the part that the member chooses, and hides the one before', async () => {
    await page.Researched.run();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${copy.facts}`) }));
    expect(await screen.findByRole('region', { name: coinFactsCopy.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: copy.events }));
    expect(await screen.findByRole('region', { name: eventsPanelCopy.title })).toBeVisible();
    expect(screen.queryByRole('region', { name: coinFactsCopy.title })).toBeNull();
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

  it('keeps the conditions that are not due, also if another device has changed their order', async () => {
    await page.RemovedCondition.run();
    const strip = within(await screen.findByRole('region', { name: decisionCopy.dueStrip }));
    const sent: unknown[] = [];
    const answer = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') sent.push(await request.clone().json());
      return answer(request);
    };
    onTestFinished(() => void (globalThis.fetch = answer));
    await userEvent.click(strip.getByRole('button', { name: new RegExp(`^${decisionCopy.keep}`) }));
    await userEvent.click(await strip.findByRole('button', { name: new RegExp(decisionCopy.days.oneMonth) }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    const [{ decision_conditions: kept }] = sent as [{ decision_conditions: string }];
    expect(JSON.parse(kept)).toMatchObject([{ fact: 'fact_supply' }]);
  });
});
