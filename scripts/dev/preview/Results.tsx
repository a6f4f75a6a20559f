import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { ResultCard } from '../../../src/web/research/results/ResultCard.tsx';
import { toSampleRecord } from './sample-save.ts';
import { Pane } from './Pane.tsx';
import type { Trial } from './trial.ts';

export function Results({
  compiled,
  trial,
}: {
  readonly compiled: CompiledQuestionnaire;
  readonly trial: Trial;
}) {
  const record = toSampleRecord(compiled, trial);
  return (
    <Pane title="Results" subtitle="Once all of it is saved">
      <ResultCard compiled={compiled} record={record} headingLevel={3} />
    </Pane>
  );
}
