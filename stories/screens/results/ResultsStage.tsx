import { blankRecord } from '../../../src/web/records/record-state.ts';
import { ResultsScreen } from '../../../src/web/screens/results/ResultsScreen.tsx';
import { MemberStage } from '../MemberStage.tsx';

interface ResultsStageProps {
  /** The ids of the questionnaires that are complete. */
  readonly complete: readonly string[];
  readonly path?: string;
}

/** The results page of a member with these questionnaires complete. */
export function ResultsStage({ complete, path }: ResultsStageProps) {
  const records = Object.fromEntries(complete.map((id) => [id, { ...blankRecord, complete: true }]));
  return (
    <MemberStage records={records} path={path}>
      <ResultsScreen />
    </MemberStage>
  );
}
