import { useState } from 'react';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { evaluationCopy as copy } from '../../copy/research/evaluation.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { discardUnsaved } from '../record/record-actions.ts';
import { countUnsavedAnswers } from '../record/record-state.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { useOtherUnsaved, useRecords } from '../record/records-context.ts';
import type { UnsavedRecord } from '../record/records.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import styles from './UnsavedAnswers.module.css';

interface UnsavedAnswersProps {
  readonly entry: CatalogEntry;
  /** The page's subject, if the page decides: it cannot show answers about another. */
  readonly about?: Subject | undefined;
  readonly onOpen: (localId: string) => void;
}

/** Unsaved answers about another subject or of another day. */
export function UnsavedAnswers({ entry, about, onOpen }: UnsavedAnswersProps) {
  const records = useRecords();
  const unsaved = useOtherUnsaved(entry.id, about);
  const [asking, setAsking] = useState<UnsavedRecord>();
  return (
    <>
      {unsaved.length > 0 && (
        <ul className={styles.unsaved} aria-label={copy.unsaved}>
          {unsaved.map((one) => (
            <li key={one.record.localId} className={styles.one}>
              <Button icon="clock" onClick={() => onOpen(one.record.localId)}>
                {copy.unsavedOf(toName(one), countUnsavedAnswers(one.record))}
              </Button>
              <Button variant="ghost" aria-label={copy.dropWhich(toName(one))} onClick={() => setAsking(one)}>
                {copy.drop}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={copy.dropTitle(asking ? toName(asking) : '')}
        keep={copy.keep}
        act={
          <>
            {copy.drop} {asking && <VisuallyHidden>{toName(asking)}</VisuallyHidden>}
          </>
        }
        onKeep={() => setAsking(undefined)}
        onAct={() => {
          if (asking) discardUnsaved(records, asking.record.localId);
          setAsking(undefined);
        }}
      >
        <p>{copy.dropText}</p>
      </ConfirmDialog>
    </>
  );
}

function toName({ record: { subject, day } }: UnsavedRecord): string {
  const names = [subject?.name, day && toUtcDate(day)].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? copy.allTitle : names.join(', ');
}
