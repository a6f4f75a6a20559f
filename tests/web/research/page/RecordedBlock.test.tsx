import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RecordedBlock } from '../../../../src/web/research/page/RecordedBlock.tsx';
import { evaluationCopy } from '../../../../src/web/copy/research/evaluation.ts';
import { historyCopy } from '../../../../src/web/copy/research/history.ts';
import { journalCopy, subjectsCopy } from '../../../../src/web/copy/research/subjects.ts';
import { failuresCopy } from '../../../../src/web/copy/failures.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { catalog } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { setSubject } from '../../../../src/web/research/record/record-actions.ts';
import { loadQuestionnaire } from '../../../../src/web/research/questionnaires/load-questionnaire.ts';
import { stageUnsaved } from '../../../../stories/fixtures/stage-records.ts';
import { blankSection } from '../../../../src/web/research/form/section-state.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../../stories/screens/open-stage.ts';
import { serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';

const entry = catalog.find(({ subject }) => subject === 'exchange')!;
const binance = { id: 'binance', name: 'Binance' };

it('RecordedBlock shows the questions about another subject after the first one failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { [`GET /api/report/${entry.id}/maya@studio.example/records/entry`]: _, ...answers } =
    serveStageRecords({
      [entry.id]: [
        {
          id: 'entry',
          name: binance.name,
          subject: binance.id,
          savedAt: new Date().toISOString(),
          day: new Date().toISOString().slice(0, 10),
          sections: [],
          fields: {},
        },
      ],
    });
  onTestFinished(stubApi(answers));
  const stage = openStage();
  setSubject(stage.records, entry, binance);
  render(
    <MemberStage stage={stage}>
      <RecordedBlock entry={entry} />
    </MemberStage>,
  );
  expect(await screen.findByText(failuresCopy.questions)).toBeVisible();
  act(() => setSubject(stage.records, entry, { id: 'kraken', name: 'Kraken' }));
  expect(await screen.findAllByRole('textbox')).not.toHaveLength(0);
  expect(screen.queryByText(failuresCopy.questions)).toBeNull();
});

it.each(['coin', 'exchange'] as const)(
  'RecordedBlock moves the focus to the choice of another %s, and back',
  async (kind) => {
    onTestFinished(stubApi(serveStageRecords({})));
    const asking = catalog.find(({ subject, subjectRequired }) => subject === kind && !subjectRequired)!;
    const stage = openStage();
    setSubject(stage.records, asking, { id: 'kraken', name: 'Kraken' });
    render(
      <MemberStage stage={stage}>
        <RecordedBlock entry={asking} />
      </MemberStage>,
    );
    const change = async () => screen.findByRole('button', { name: subjectsCopy.change[kind] });
    const field = () =>
      kind === 'exchange'
        ? screen.getByRole('combobox', { name: subjectsCopy.exchangeOf(asking.title) })
        : screen.getByRole('textbox', { name: subjectsCopy.name });
    await userEvent.click(await change());
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: subjectsCopy.keep('Kraken') }));
    expect(await change()).toHaveFocus();
    await userEvent.click(await change());
    if (kind === 'exchange') await userEvent.selectOptions(field(), 'Binance');
    else await userEvent.keyboard('uniswap{Enter}');
    await waitFor(() => expect(screen.queryByText('Kraken', { selector: 'strong' })).toBeNull());
    await waitFor(async () => expect(await change()).toHaveFocus());
  },
);

it('RecordedBlock leads back to the unsaved answers of an earlier day', async () => {
  const journal = catalog.find(({ kind, subject }) => kind === 'insights' && subject === undefined)!;
  onTestFinished(stubApi(serveStageRecords({})));
  const { questionnaire } = await loadQuestionnaire(journal.id);
  const [section] = questionnaire.sections;
  const text = section!.questions.find(({ type }) => type === 'text')!;
  const stage = openStage();
  stageUnsaved(stage.records, journal.id, {
    localId: 'before',
    day: '2026-11-22',
    sections: {
      [section!.id]: { ...blankSection, answers: { [text.id]: 'Fees fell.' }, save: { kind: 'dirty' } },
    },
  });
  render(
    <MemberStage stage={stage}>
      <RecordedBlock entry={journal} />
    </MemberStage>,
  );
  await userEvent.click(
    await screen.findByRole('button', { name: evaluationCopy.unsavedOf('22 Nov 2026', 1) }),
  );
  // The form of that day replaces the one of today.
  await waitFor(() => expect(screen.getByDisplayValue('Fees fell.')).toBeVisible());
  expect(await screen.findByText(journalCopy.notSaved('Sunday, 22 November 2026'))).toBeVisible();
});

it('RecordedBlock shows the versions of today’s journal entry and of earlier ones', async () => {
  const errors = vi.spyOn(console, 'error');
  const journal = catalog.find(({ kind, subject }) => kind === 'insights' && subject === undefined)!;
  const today = new Date().toISOString().slice(0, 10);
  const toEntry = (id: string, day: string) => ({
    id,
    name: null,
    day,
    savedAt: `${day}T00:00:01.000Z`,
    sections: [],
    fields: {},
  });
  const answers = serveStageRecords({
    [journal.id]: [toEntry('entry', today), toEntry('before', '2026-11-02')],
  });
  const path = `/api/report/${journal.id}/maya@studio.example/records`;
  const body = [{ revision: 1, saved_at: `${today}T00:00:00.000Z`, sections: [], changed: [] }];
  onTestFinished(
    stubApi({
      ...answers,
      [`GET ${path}/entry/versions`]: { kind: 'json', body },
      [`GET ${path}/before/versions`]: { kind: 'json', body },
    }),
  );
  render(
    <MemberStage>
      <RecordedBlock entry={journal} />
    </MemberStage>,
  );
  await userEvent.click(await screen.findByText(journalCopy.earlier));
  const [ofToday, ofBefore] = await screen.findAllByRole('button', { name: /^History/ });
  await userEvent.click(ofToday!);
  expect(await screen.findByRole('button', { name: new RegExp(`^${historyCopy.restore}`) })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: uiCopy.close }));
  await userEvent.click(ofBefore!);
  expect(await screen.findByText(historyCopy.hintPassed)).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});
