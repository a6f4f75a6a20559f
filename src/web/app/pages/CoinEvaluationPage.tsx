import { Suspense, useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { getEvaluation } from '../../research/questionnaires/questionnaire-catalog.ts';
import { useSubject } from '../../research/record/records-context.ts';
import { CoinEvaluationScreen } from '../../screens/coin-evaluation/CoinEvaluationScreen.tsx';
import { QuestionnaireSkeleton } from '../../research/page/QuestionnaireSkeleton.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';

// Forms are large and not needed before a search.
const RecordedQuestionnaire = toComponent(
  async () => (await import('../../research/page/RecordedSections.tsx')).RecordedQuestionnaire,
);
const RecordedSummary = toComponent(
  async () => (await import('../../research/page/RecordedSummary.tsx')).RecordedSummary,
);
const FollowUps = toComponent(async () => (await import('../../research/page/FollowUps.tsx')).FollowUps);
const PageQuestionnaires = toComponent(
  async () => (await import('./PageQuestionnaires.tsx')).PageQuestionnaires,
);

export function CoinEvaluationPage() {
  const entry = getEvaluation(pages.coinEvaluation.path, 'coin');
  const subject = useSubject(entry.id);
  useEffect(() => {
    // Loaded early, so that the page works offline.
    for (const { fetch } of [RecordedQuestionnaire, RecordedSummary, FollowUps, PageQuestionnaires])
      fetch().catch(() => undefined);
  }, []);
  return (
    <CoinEvaluationScreen
      entry={entry}
      checklist={
        <Suspense fallback={<QuestionnaireSkeleton of={entry} />}>
          <RecordedQuestionnaire entry={entry} />
        </Suspense>
      }
      summary={
        <Suspense>
          <RecordedSummary
            entry={entry}
            onFinished={subject && <FollowUps page={entry.page} about={subject} />}
          />
        </Suspense>
      }
      blocks={
        <Suspense>
          <PageQuestionnaires page={pages.coinEvaluation.path} />
        </Suspense>
      }
    />
  );
}
