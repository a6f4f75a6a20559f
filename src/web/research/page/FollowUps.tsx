import type { Subject } from '../../../contracts/subject.ts';
import { failuresCopy as copy } from '../../copy/failures.ts';
import { toFollowUpsId } from '../form/focus-follow-ups.ts';
import { followUpsOfPage } from '../questionnaires/questionnaire-catalog.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Failed } from '../../ui/blocks/Failed.tsx';
import type { DueAlert } from '../../../contracts/desk.ts';
import { DecisionBlock } from './DecisionBlock.tsx';
import styles from './FollowUps.module.css';

interface FollowUpsProps {
  readonly page: string;
  readonly about: Subject;
  readonly alerts?: readonly DueAlert[] | undefined;
}

export function FollowUps({ page, about, alerts }: FollowUpsProps) {
  return (
    <div className={styles.followUps} id={toFollowUpsId(page)} tabIndex={-1}>
      {followUpsOfPage(page).map((entry) => (
        <ErrorBoundary key={entry.id} fallback={<Failed title={copy.block(entry.title)} />}>
          <DecisionBlock entry={entry} about={about} alerts={alerts} />
        </ErrorBoundary>
      ))}
    </div>
  );
}
