import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CoinFacts } from '../../../../src/contracts/coin-facts.ts';
import { RecordedSections } from '../../../../src/web/research/page/RecordedSections.tsx';
import { launch } from '../../../../stories/fixtures/questionnaires.ts';
import { toFacts, toMissing } from '../../../../stories/panels/coin/fact-answers.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openTab, type Tab } from '../record/open-tab.ts';
import { serveRecords, type RecordServer } from '../record/record-server.ts';
import { factConditionsCopy } from '../../../../src/web/copy/research/fact-conditions.ts';

let server: RecordServer;
let tab: Tab;
/** Answers the pending call for facts. */
let sendFacts: (facts: CoinFacts) => void;

beforeEach(async () => {
  server = serveRecords([launch]);
  const others = globalThis.fetch;
  const waiting = Promise.withResolvers<CoinFacts>();
  sendFacts = waiting.resolve;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/coin-data/facts/leaf-greenleaf')) return others(request);
    const headers = {
      'x-data-state': 'live',
      'x-data-source': 'CoinPaprika',
      'x-data-as-of': new Date().toISOString(),
    };
    return Response.json(await waiting.promise, { headers });
  });
  tab = await openTab([launch]);
  await tab.login();
  tab.about('launch', { id: 'leaf-greenleaf', name: 'Greenleaf' });
  await tab.prepare('launch');
});

async function show() {
  const records = tab.records();
  render(
    <MemberStage stage={{ session: records.session, records, close: () => undefined }}>
      <RecordedSections compiled={launch} />
    </MemberStage>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Start/ }));
  return user;
}

const issuer = () => screen.queryByRole('textbox', { name: 'Who can issue more of it?' });
const miners = () => screen.queryByRole('textbox', { name: 'Who keeps its chain going?' });
const contract = () => screen.queryByRole('button', { name: /^Contract/ });

it('RecordedSections asks all until the facts load, then what applies, and saves as complete by them', async () => {
  const user = await show();
  expect(issuer()).toBeVisible();
  expect(miners()).toBeVisible();
  expect(await screen.findAllByText(/this is uncertain: Token or coin/)).not.toHaveLength(0);
  await waitFor(() => expect(issuer()).toHaveAccessibleDescription(/this is uncertain: Token or coin/));
  sendFacts(toFacts('live', [toMissing('supply_maximum', 'unknown', 'CoinPaprika')]));
  await waitFor(() => expect(issuer()).toBeNull());
  expect(contract()).toBeNull();
  expect(screen.queryByText(/this is uncertain/)).toBeNull();
  await user.type(miners()!, 'Three pools');
  await tab.save('launch', 'start');
  await tab.save('launch', 'supply');
  expect(server.records[0]?.stored).toMatchObject({
    answers: { miners: 'Three pools' },
    conditionFacts: { start: { token_or_coin: 'coin' }, supply: { supply_maximum: '' } },
    sections: ['start', 'supply'],
  });
  expect(tab.record('launch').complete).toBe(true);
});

it('RecordedSections marks a question that the market cap rules out, and does not count it as open', async () => {
  const user = await show();
  const start = screen.getByRole('button', { name: /^Start/ });
  expect(screen.queryByText(/^Applies/)).toBeNull();
  sendFacts(toFacts('live'));
  const line = await screen.findByText(
    factConditionsCopy.notApplying('under US$1 billion', 'US$382 billion'),
  );
  expect(line).toBeVisible();
  const question = screen.getByRole('checkbox', { name: /anybody/ });
  await waitFor(() => expect(question).toHaveAccessibleDescription(line.textContent));
  await user.type(miners()!, 'Three pools');
  await tab.save('launch', 'start');
  expect(start).not.toHaveAccessibleName(/open question/);
});

it('RecordedSections keeps an answered question that does not apply, and says why it is asked', async () => {
  const user = await show();
  await user.type(issuer()!, 'Its founder');
  sendFacts(toFacts('live'));
  expect(
    await screen.findAllByText(new RegExp(`Token or coin \\(${factConditionsCopy.states.live}\\)`)),
  ).not.toHaveLength(0);
  expect(issuer()).toHaveValue('Its founder');
  await tab.save('launch', 'start');
  expect(server.records[0]?.stored).toMatchObject({
    answers: { issuer: 'Its founder' },
    conditionFacts: { start: { token_or_coin: '?', market_cap_coinpaprika: '382000000000' } },
  });
});

it('RecordedSections saves with an answer the evidence shown, or that it was still loading', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: /^Supply/ }));
  const word = () => screen.findByRole('textbox', { name: 'What else?' });
  await user.type(await word(), 'Rare');
  await tab.save('launch', 'supply');
  const kept = () => server.records[0]?.stored.evidence?.['last_word']?.facts;
  expect(kept()).toEqual([toMissing('supply_circulating', 'loading'), toMissing('whitepaper', 'loading')]);
  const facts = toFacts('live');
  sendFacts(facts);
  await waitFor(() => expect(issuer()).toBeNull());
  await user.type(await word(), '!');
  await tab.save('launch', 'supply');
  expect(kept()).toEqual(
    ['supply_circulating', 'whitepaper'].map((id) => facts.find((fact) => fact.id === id)),
  );
});

it('RecordedSections asks all questions when the facts are a sample', async () => {
  await show();
  sendFacts(toFacts('sample'));
  expect(await screen.findAllByText(/Token or coin \(sample data\)/)).not.toHaveLength(0);
  expect(issuer()).toBeVisible();
  expect(miners()).toBeVisible();
});
