import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import type { CoinFact } from '../../../../src/contracts/coin-facts.ts';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { messages } from '../../../../src/contracts/messages.ts';
import { pages } from '../../../../src/contracts/pages.ts';
import { findQuestion } from '../../../../src/engine/questionnaire.ts';
import { RecordedSections } from '../../../../src/web/research/page/RecordedSections.tsx';
import { loadQuestionnaire } from '../../../../src/web/research/questionnaires/load-questionnaire.ts';
import { catalog, getEvaluation } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { openAnalysis } from '../../../../src/web/research/record/load-record.ts';
import { evidenceCopy, keptFactsCopy } from '../../../../src/web/copy/panels/coin-facts.ts';
import { notesCopy as copy } from '../../../../src/web/copy/research/notes.ts';
import { toFigureText } from '../../../../src/web/ui/text/figure-text.ts';
import { toBriefUtcDay } from '../../../../src/web/ui/text/moments.ts';
import { toFacts } from '../../../../stories/panels/coin/fact-answers.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../../stories/screens/open-stage.ts';
import { serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';

const ethereum = knownCoins.eth;
const entry = getEvaluation(pages.coinEvaluation.path, 'coin');
const compiled = await loadQuestionnaire(entry.id);
const now = toFacts('live');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function toThen(id: CoinFact['id'], value: unknown): CoinFact {
  return { ...now.find((fact) => fact.id === id)!, value } as CoinFact;
}

/** Opens an analysis whose answers were saved yesterday, and those to some questions changed today. */
async function open(changed: readonly string[] = []) {
  const before = daysAgo(1);
  const savedAt = changed.length > 0 ? daysAgo(0) : before;
  const path = `/api/report/${entry.id}/maya@studio.example/records/one/versions`;
  const toEvidence = (...facts: readonly CoinFact[]) => ({ kept_at: savedAt, facts: [...facts] });
  const record = {
    id: 'one',
    name: ethereum.name,
    subject: ethereum.id,
    savedAt,
    sections: ['marketcap', 'exchange'],
    no: ['exchange_kraken'],
    fields: { marketcap_coingecko: true, marketcap_coinmarketcap: true, exchange_kucoin: true },
    evidence: {
      marketcap_coingecko: toEvidence(toThen('market_cap_coingecko', 250_000_000_000)),
      marketcap_coinmarketcap: toEvidence(
        now.find(({ id }) => id === 'market_cap_coinmarketcap')!,
        toThen('market_cap_gap', 4),
      ),
      exchange_kraken: toEvidence(toThen('exchange_listings', ['KuCoin'])),
      exchange_kucoin: toEvidence(toThen('exchange_listings', ['KuCoin'])),
    },
  };
  onTestFinished(
    stubApi({
      ...serveStageRecords({ [entry.id]: [record] }),
      [`GET ${path}`]: {
        kind: 'json',
        body: [{ revision: 1, saved_at: before, sections: record.sections, changed: [...changed] }],
      },
      [`GET /api/coin-data/facts/${ethereum.id}`]: { kind: 'json', body: now },
    }),
  );
  const stage = openStage();
  await openAnalysis(stage.records, entry, compiled, { id: 'one', isWanted: () => true });
  render(
    <MemberStage stage={stage}>
      <RecordedSections compiled={compiled} autoOpen />
    </MemberStage>,
  );
  for (const title of ['Market cap', 'Exchange support'])
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
  const day = toBriefUtcDay(before, Date.now());
  return { saidYes: copy.said('Yes', day), saidNo: copy.said('No', day) };
}

function lineOf(id: string): HTMLElement {
  const { title } = findQuestion(compiled.questionnaire, id)!.question;
  return screen.getByRole('group', { name: title }).closest<HTMLElement>('[data-question]')!;
}

const thenOf = (id: string) => lineOf(id).querySelector('[data-then]');

it('RecordedSections ends a line with the answer of an earlier day, and its figure if that has changed', async () => {
  const { saidYes, saidNo } = await open();
  const changed = within(lineOf('marketcap_coingecko'));
  expect(await changed.findByText(saidYes)).toBeVisible();
  expect(await changed.findByText(toFigureText('usd', 250_000_000_000))).toBeVisible();
  expect(thenOf('marketcap_coingecko')).toHaveAttribute('data-then', 'differs');
  const same = lineOf('marketcap_coinmarketcap');
  expect(same).toHaveTextContent(saidYes);
  expect(same).not.toHaveTextContent(keptFactsCopy.then);
  expect(lineOf('exchange_kraken')).toHaveTextContent(
    `${saidNo}, ${evidenceCopy.listing.unlisted.toLowerCase()} ${keptFactsCopy.then}`,
  );
  expect(thenOf('exchange_kraken')).toHaveAttribute('data-then', 'flips');
  expect(lineOf('exchange_kucoin')).toHaveTextContent(saidYes);
  expect(lineOf('exchange_kucoin')).not.toHaveTextContent(keptFactsCopy.then);
});

it('RecordedSections still says what was answered after an unsaved change', async () => {
  const { saidYes } = await open();
  const line = within(lineOf('marketcap_coingecko'));
  await line.findByText(saidYes);
  await userEvent.click(line.getByRole('button', { name: /^No,/ }));
  expect(line.getByRole('button', { name: /^No,/ })).toHaveAttribute('aria-pressed', 'true');
  expect(line.getByText(saidYes)).toBeVisible();
});

it('RecordedSections says nothing of an answer of today', async () => {
  const { saidYes } = await open(['marketcap_coingecko']);
  expect(await within(lineOf('marketcap_coinmarketcap')).findByText(saidYes)).toBeVisible();
  expect(lineOf('marketcap_coingecko')).not.toHaveTextContent(copy.said('Yes', ''));
});

it('RecordedSections saves other answers beside a saved day from today on that has passed since (I10)', async () => {
  const decision = catalog.find(({ id }) => id === 'decision')!;
  const shipped = await loadQuestionnaire(decision.id);
  const sections = shipped.sections.map(({ questions, ...section }) => ({
    ...section,
    questions: questions.map((question) =>
      question.id === 'decision_review' && question.type === 'date'
        ? { ...question, settings: { earliest: 'today' } }
        : question,
    ),
  }));
  const today = daysAgo(0);
  const yesterday = daysAgo(1).slice(0, 10);
  const record = {
    id: 'one',
    name: ethereum.name,
    subject: ethereum.id,
    day: today.slice(0, 10),
    savedAt: today,
    sections: ['decision'],
    fields: { decision_choice: 'watch_it', decision_review: yesterday },
  };
  onTestFinished(
    stubApi({
      ...serveStageRecords({ [decision.id]: [record] }),
      [`POST /api/report/${decision.id}/maya@studio.example/cg/one`]: { kind: 'json', body: { id: 'one' } },
    }),
  );
  const stage = openStage();
  await openAnalysis(stage.records, decision, shipped, { id: 'one', isWanted: () => true });
  render(
    <MemberStage stage={stage}>
      <RecordedSections compiled={{ ...shipped, sections }} />
    </MemberStage>,
  );
  const review = await screen.findByLabelText<HTMLInputElement>('Look again on');
  expect(review).toHaveValue(yesterday);
  await userEvent.type(screen.getByRole('textbox', { name: /change your mind/ }), 'A new team.');
  const save = screen.getByRole('button', { name: /^Save/ });
  await userEvent.click(save);
  expect(await screen.findByText(messages.saved)).toBeVisible();
  fireEvent.change(review, { target: { value: daysAgo(2).slice(0, 10) } });
  await userEvent.click(save);
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect(link).toHaveAccessibleName(/“Look again on”/);
});
