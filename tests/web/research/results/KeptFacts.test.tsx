import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CoinFact } from '../../../../src/contracts/coin-facts.ts';
import { blankContent } from '../../../../src/engine/content.ts';
import { keptFactsCopy as copy } from '../../../../src/web/copy/panels/coin-facts.ts';
import { ComparisonTable } from '../../../../src/web/research/results/ComparisonTable.tsx';
import { ResultCard } from '../../../../src/web/research/results/ResultCard.tsx';
import { launch } from '../../../../stories/fixtures/questionnaires.ts';
import { toFacts } from '../../../../stories/panels/coin/fact-answers.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openTab } from '../record/open-tab.ts';
import { serveRecords } from '../record/record-server.ts';
import { keptFacts } from './kept-facts.ts';

const record = {
  ...blankContent,
  name: 'Greenleaf',
  subject: { id: 'leaf-greenleaf', name: 'Greenleaf' },
  sections: ['contract'],
  answers: { is_audited: true },
  evidence: keptFacts,
};

/** Returns how often the coin's facts were read. */
async function show(cap: Partial<CoinFact>, children: React.ReactNode) {
  serveRecords([launch]);
  const others = globalThis.fetch;
  const read = vi.fn();
  const facts = toFacts('live').map((fact) =>
    fact.id === 'market_cap_coinpaprika' ? ({ ...fact, ...cap } as CoinFact) : fact,
  );
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/coin-data/facts/leaf-greenleaf')) return others(request);
    read();
    const headers = {
      'x-data-state': 'live',
      'x-data-source': 'CoinPaprika',
      'x-data-as-of': new Date().toISOString(),
    };
    return Response.json(facts, { headers });
  });
  const tab = await openTab([launch]);
  await tab.login();
  const records = tab.records();
  render(
    <MemberStage stage={{ session: records.session, records, close: () => undefined }}>
      {children}
    </MemberStage>,
  );
  return read;
}

it('results show the evidence then and now, and which rules read differently now', async () => {
  const read = await show({ value: 6_000_000 }, <ResultCard compiled={launch} record={record} />);
  const changed = copy.changed(['Is its contract audited?']);
  expect(await screen.findByText(changed)).toBeVisible();
  const line = screen.getByRole('button', { name: /^Yes/, expanded: true });
  expect(line.parentElement).toHaveTextContent(`${copy.flips}US$4.96 billion`);
  expect(screen.getAllByText('US$4.96 billion')).toHaveLength(2);
  expect(screen.getByText('US$6 million')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});

it('results do not claim a change when every rule reads as before', async () => {
  await show({ value: 3_100_000_000 }, <ResultCard compiled={launch} record={record} />);
  expect(await screen.findByText('US$3.1 billion')).toBeVisible();
  expect(screen.queryByText(copy.changed([]))).toBeNull();
  expect(screen.queryByRole('button', { name: /^Yes/, expanded: true })).toBeNull();
});

it('a comparison shows the evidence then and now in each cell, and loads the facts of a coin once', async () => {
  const analyses = [record, { ...record, name: 'Earlier' }];
  const read = await show(
    { value: 3_100_000_000 },
    <ComparisonTable compiled={launch} analyses={analyses} detail="sections" evidence />,
  );
  const table = await screen.findByRole('table');
  expect(await within(table).findAllByText('US$3.1 billion')).toHaveLength(2);
  expect(within(table).getAllByText('US$4.96 billion')).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(1);
});

it('a list of records shows the evidence then, and loads no current facts', async () => {
  const read = await show({}, <ResultCard compiled={launch} record={record} thenOnly />);
  expect(await screen.findAllByText('US$4.96 billion')).toHaveLength(2);
  expect(screen.queryByText(new RegExp(copy.thenAndNow))).toBeNull();
  expect(read).not.toHaveBeenCalled();
});
