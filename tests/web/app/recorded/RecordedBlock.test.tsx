import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RecordedBlock } from '../../../../src/web/app/recorded/RecordedBlock.tsx';
import { failuresCopy } from '../../../../src/web/copy/failures.ts';
import { catalog } from '../../../../src/web/questionnaire/questionnaire-catalog.ts';
import { setSubject } from '../../../../src/web/records/record-acts.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../../stories/screens/open-stage.ts';
import { serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';

const entry = catalog.find(({ subject }) => subject === 'exchange')!;
const binance = { id: 'binance', name: 'Binance' };

it('asks for the answers about another subject although those about the one before did not come', async () => {
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
