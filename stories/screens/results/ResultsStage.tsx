import { blankRecord } from '../../../src/web/research/record/record-state.ts';
import { ResultsScreen } from '../../../src/web/screens/results/ResultsScreen.tsx';
import { MemberStage } from '../MemberStage.tsx';

interface ResultsStageProps {
  readonly complete: readonly string[];
  readonly path?: string;
}

export function ResultsStage({ complete, path }: ResultsStageProps) {
  const records = Object.fromEntries(complete.map((id) => [id, { ...blankRecord, complete: true }]));
  return (
    <MemberStage records={records} path={path}>
      <ResultsScreen />
    </MemberStage>
  );
}
