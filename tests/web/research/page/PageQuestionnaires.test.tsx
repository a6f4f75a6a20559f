import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { knownCoins } from '../../../../src/contracts/known-coins.ts';
import { pages } from '../../../../src/contracts/pages.ts';
import { PageQuestionnaires } from '../../../../src/web/research/page/PageQuestionnaires.tsx';
import { blocksOfPage } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { getSectionId } from '../../../../src/web/research/form/field-ids.ts';
import { blankSection } from '../../../../src/web/research/form/section-state.ts';
import { PageSubject } from '../../../../src/web/research/subjects/page-subject.tsx';
import { journalCopy as copy } from '../../../../src/web/copy/research/subjects.ts';
import { stageUnsaved } from '../../../../stories/fixtures/stage-records.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../../stories/screens/open-stage.ts';
import { serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi, type ApiAnswers } from '../../../../stories/screens/stub-api.ts';

const [block] = blocksOfPage(pages.coinEvaluation.path);
const entry = block!;
const section = entry.sections[0]!.id;
const { btc: bitcoin, eth: ethereum } = knownCoins;

interface Shown {
  readonly answers?: ApiAnswers;
  readonly hash?: string;
  readonly stage?: ReturnType<typeof openStage>;
}

function show({ answers = {}, hash = '', stage }: Shown) {
  onTestFinished(stubApi({ ...serveStageRecords({}), ...answers }));
  render(
    <MemberStage stage={stage} path={`${pages.coinEvaluation.path}${hash}`}>
      <PageSubject initial={{ kind: 'coin', subject: bitcoin }}>
        <PageQuestionnaires page={pages.coinEvaluation.path} folded />
      </PageSubject>
    </MemberStage>,
  );
}

const write = () => screen.queryByRole('button', { name: `${copy.write} ${entry.title}` });

function serveEntry(day: string) {
  const one = {
    id: 'entry',
    name: bitcoin.name,
    subject: bitcoin.id,
    day,
    savedAt: `${day}T00:00:01.000Z`,
    fields: {},
  };
  return serveStageRecords({ [entry.id]: [{ ...one, sections: [section] }] });
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

it('shows a folded block as a line named by its title, and its questions after a click', async () => {
  show({ answers: serveEntry(dayBefore(1)) });
  expect(screen.getByRole('region', { name: entry.title })).toBeVisible();
  expect(write()).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(write()!);
  expect(await screen.findAllByRole('textbox')).not.toHaveLength(0);
  expect(screen.getByText(bitcoin.name, { selector: 'strong' })).toBeVisible();
  expect(write()).toBeNull();
});

it('opens a folded block that the address leads into', async () => {
  show({ hash: `#${getSectionId(entry.id, section)}` });
  expect(await screen.findAllByRole('textbox')).not.toHaveLength(0);
});

it('opens a folded block with today’s answers about the subject', async () => {
  show({ answers: serveEntry(dayBefore(0)) });
  expect(await screen.findAllByRole('textbox')).not.toHaveLength(0);
});

it('opens a folded block with unsaved answers', async () => {
  const stage = openStage();
  stageUnsaved(stage.records, entry.id, {
    localId: 'before',
    subject: ethereum,
    sections: { [section]: { ...blankSection, answers: { social_mood: 'Calm.' }, save: { kind: 'dirty' } } },
  });
  show({ stage });
  expect(await screen.findAllByRole('textbox')).not.toHaveLength(0);
});
