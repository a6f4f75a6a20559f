import { useState } from 'react';
import { noteParts, toNote, type NotePart } from '../../../../engine/content.ts';
import { findNoteFault } from '../../../../engine/form.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { notesCopy as copy } from '../../../copy/research/notes.ts';
import { fieldIds } from '../field-ids.ts';
import { useWritten, type WrittenStore } from '../section-form/written-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { NoteField } from './NoteField.tsx';
import { NoteText } from '../NoteText.tsx';
import styles from './notes.module.css';

interface AnswerNoteProps {
  readonly id: string;
  readonly question: Question;
  readonly disabled?: boolean | undefined;
  readonly store: WrittenStore;
}

export function AnswerNote({ id, question, disabled = false, store }: AnswerNoteProps) {
  const written = useWritten(store, ({ notes }) => notes[question.id]) ?? {};
  const [asked, setAsked] = useState(false);
  const note = toNote(written);
  // A note with a problem stays open.
  const open = asked || noteParts.some((part) => findNoteFault(part, written[part]) !== undefined);
  const write = (part: NotePart, text: string) => {
    setAsked(true);
    store.setNote(question.id, { ...written, [part]: text });
  };
  const words = open ? copy.close : note ? copy.change : copy.add;
  return (
    <>
      {!open && note && (
        <span className={styles.preview}>
          <NoteText note={note} />
        </span>
      )}
      <IconButton
        icon="pencil"
        size="sm"
        className={classNames(styles.toggle, note && styles.has)}
        data-key="w"
        title={words}
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? fieldIds.notes(id) : undefined}
        aria-label={copy.to(words, question.title)}
        onClick={() => setAsked(!open)}
      />
      {open && (
        <div className={styles.fields} id={fieldIds.notes(id)}>
          {noteParts.map((part) => (
            <NoteField
              key={part}
              id={fieldIds.notePart(id, part)}
              part={part}
              question={question}
              value={written[part] ?? ''}
              disabled={disabled}
              onChange={(text) => write(part, text)}
            />
          ))}
        </div>
      )}
    </>
  );
}
