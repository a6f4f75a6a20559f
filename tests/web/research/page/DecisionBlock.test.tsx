import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { pages } from '../../../../src/contracts/pages.ts';
import { FollowUps } from '../../../../src/web/research/page/FollowUps.tsx';
import { followUpsOfPage } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { decisionCopy } from '../../../../src/web/copy/research/decision.ts';
import { questionnaireCopy } from '../../../../src/web/copy/research/questionnaire.ts';
import { journalCopy } from '../../../../src/web/copy/research/subjects.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { serveStageRecords, type StageRecord } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';

const page = pages.coinEvaluation.path;
const entry = followUpsOfPage(page)[0]!;
const { id, name } = knownCoins.btc;

function show(decisions: readonly StageRecord[]) {
  onTestFinished(stubApi(serveStageRecords({ [entry.id]: decisions })));
  render(
    <MemberStage>
      <FollowUps page={page} about={{ id, name }} />
    </MemberStage>,
  );
}

it('DecisionBlock lists no earlier entries below the first decision about a coin (C9)', async () => {
  show([]);
  expect(await screen.findByRole('button', { name: questionnaireCopy.save })).toBeVisible();
  expect(screen.queryByText(journalCopy.earlier)).toBeNull();
});

it('DecisionBlock lists the entries before a decision (C9)', async () => {
  const day = '2026-11-20';
  const fields = { decision_choice: 'watch_it' };
  show([
    { id: 'one', name, subject: id, day, savedAt: `${day}T10:00:00.000Z`, sections: ['decision'], fields },
  ]);
  expect(await screen.findByRole('button', { name: decisionCopy.change })).toBeVisible();
  expect(screen.getByText(journalCopy.earlier)).toBeVisible();
});
