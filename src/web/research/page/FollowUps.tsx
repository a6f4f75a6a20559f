import type { Subject } from '../../../contracts/subject.ts';
import { failuresCopy as copy } from '../../copy/failures.ts';
import { toFollowUpsId } from '../form/focus-follow-ups.ts';
import { followUpsOfPage } from '../questionnaires/questionnaire-catalog.ts';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
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
        <CodeBoundary key={entry.id} title={copy.block(entry.title)} holdsCrash>
          <RecordedBlock entry={entry} about={about} />
        </CodeBoundary>
      ))}
    </div>
  );
}
