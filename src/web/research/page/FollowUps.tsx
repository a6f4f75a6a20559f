import type { Subject } from '../../../contracts/subject.ts';
import { failuresCopy as copy } from '../../copy/failures.ts';
import { toFollowUpsId } from '../form/focus-follow-ups.ts';
import { followUpsOfPage } from '../questionnaires/questionnaire-catalog.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { RecordedBlock } from './RecordedBlock.tsx';
import styles from './FollowUps.module.css';

interface FollowUpsProps {
  readonly page: string;
  readonly about: Subject;
}

export function FollowUps({ page, about }: FollowUpsProps) {
  return (
    <div className={styles.followUps} id={toFollowUpsId(page)} tabIndex={-1}>
      {followUpsOfPage(page).map((entry) => (
        <ErrorBoundary key={entry.id} fallback={<Failed title={copy.block(entry.title)} />}>
          <RecordedBlock entry={entry} about={about} />
        </ErrorBoundary>
      ))}
    </div>
  );
}
