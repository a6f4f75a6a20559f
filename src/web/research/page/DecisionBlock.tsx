import { useState, type ReactNode } from 'react';
import type { DueAlert } from '../../../contracts/desk.ts';
import { messages } from '../../../contracts/messages.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Decided } from '../decision/Decided.tsx';
import { Figures } from '../decision/Figures.tsx';
import type { SaveState } from '../form/section-state.ts';
import { Journal } from '../journal/Journal.tsx';
import { findDecision, useDecisions } from '../lists/use-decisions.ts';
import type { Decision } from '../record/load-decisions.ts';
import { discardUnsaved } from '../record/record-actions.ts';
import { countUnsaved } from '../record/record-state.ts';
import { useRecord, useRecords } from '../record/records-context.ts';
import { fillEntry } from '../record/write-entry.ts';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { RecordedBlock } from './RecordedBlock.tsx';
import styles from './RecordedBlock.module.css';

interface DecisionBlockProps {
  readonly entry: CatalogEntry;
  readonly about: Subject;
  /** The conditions of decisions that are met or cannot be read; undefined: not known. */
  readonly alerts?: readonly DueAlert[] | undefined;
}

/** A decision to read, once there is one; "Change" opens it in its form, as today's. */
export function DecisionBlock({ entry, about, alerts }: DecisionBlockProps) {
  const records = useRecords();
  const decisions = useDecisions(entry);
  const record = useRecord(entry.id);
  const today = useToday();
  const [changing, setChanging] = useState<readonly SaveState[]>();
  const decision = findDecision(decisions.data, about);
  const isOwn = isSameSubject(record.subject, about);
  const saves = isOwn ? Object.values(record.sections).map(({ save }) => save) : [];
  const isUnsaved = isOwn && countUnsaved(record) > 0;
  const isSaved = saves.some((save) => save.kind === 'saved' && !changing?.includes(save));
  if (decisions.isPending) return <QuestionnaireSkeleton of={entry} />;
  if (!decision || isUnsaved || (changing !== undefined && !isSaved)) {
    const cancel = () => {
      setChanging(undefined);
      if (isUnsaved && record.localId !== undefined) discardUnsaved(records, record.localId);
    };
    return (
      <Beside decision={decision} isForm>
        <RecordedBlock
          entry={entry}
          about={about}
          isFirst={decisions.isSuccess && !decision}
          actions={decision && <Cancel onPress={cancel} />}
        />
      </Beside>
    );
  }
  const { compiled, record: decided } = decision;
  const change = async () => {
    if (decided.day !== today)
      await fillEntry(records, entry, compiled, { subject: about, content: decided });
    setChanging(saves);
  };
  return (
    <Beside decision={decision}>
      <Decided
        decision={decision}
        due={alerts}
        actions={
          <>
            <output className={styles.saved}>{isSaved && messages.saved}</output>
            <Button onClick={() => void change()}>{copy.change}</Button>
          </>
        }
      />
      <Journal entry={entry} compiled={compiled} subject={about} day={decided.day ?? today} />
    </Beside>
  );
}

function Cancel({ onPress }: { readonly onPress: () => void }) {
  return (
    <div>
      <Button onClick={onPress}>{copy.cancel}</Button>
    </div>
  );
}

interface BesideProps {
  readonly decision: Decision | undefined;
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

/** What was true then and is now, beside a decision that is read or changed. In one column it comes before the form. */
function Beside({ decision, isForm = false, children }: BesideProps) {
  const figures = decision && (
    <aside>
      <Figures decision={decision} />
    </aside>
  );
  return (
    <div className={classNames(styles.beside, isForm && styles.form)}>
      {isForm && figures}
      <div className={styles.block}>{children}</div>
      {!isForm && figures}
    </div>
  );
}
