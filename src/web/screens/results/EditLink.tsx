import { useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { messages } from '../../../contracts/messages.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { resultsCopy as copy } from '../../copy/results.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { openPrevious } from '../../records/load-record.ts';
import { useRecords } from '../../records/records-context.ts';
import { getRecord } from '../../records/records.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import styles from './EditLink.module.css';

interface EditLinkProps {
  readonly entry: CatalogEntry;
  readonly compiled: CompiledQuestionnaire;
  /** The record that is shown. */
  readonly recordId: string;
}

/** Leads to the questions; where they are about something, with its analysis opened. */
export function EditLink({ entry, compiled, recordId }: EditLinkProps) {
  const records = useRecords();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<'no' | 'yes' | 'failed'>('no');
  const open = async (event: MouseEvent) => {
    // One that is open already may hold answers not saved yet.
    const isOpen = getRecord(records, entry.id).id === recordId;
    if (!entry.subjectRequired || isOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (opening === 'yes') return;
    setOpening('yes');
    if ((await openPrevious(records, entry, compiled)) === 'none') setOpening('failed');
    else void navigate(entry.page);
  };
  return (
    <div className={styles.edit}>
      <Link className={toButtonClass({})} to={entry.page} onClick={(event) => void open(event)}>
        {copy.edit}
      </Link>
      {opening === 'yes' && <Message tone="wait">{copy.opening}</Message>}
      {opening === 'failed' && <Message tone="error">{messages.previousFailed}</Message>}
    </div>
  );
}
