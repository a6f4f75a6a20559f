import { use, useState } from 'react';
import type { Answer } from '../../../engine/answers/answer-types.ts';
import { toAnswers } from '../../../engine/answers/to-answers.ts';
import { noteParts, toNoteId, type NotePart } from '../../../engine/answers/note-ids.ts';
import { findNoteFault } from '../../../engine/answers/note-wire.ts';
import { findNote } from '../../../engine/answers/notes.ts';
import type { Answers, Question } from '../../../engine/registry/questionnaire.ts';
import { notesCopy as copy } from '../../copy/research/notes.ts';
import { TakeAnswerContext } from '../form/waiting-answers.ts';
import { NoteField } from './NoteField.tsx';
import { NoteText } from './NoteText.tsx';
import styles from './notes.module.css';

interface AnswerNoteProps {
  /** The id of the question's control. */
  readonly id: string;
  readonly question: Question;
  readonly disabled?: boolean | undefined;
  /** All that the member has written so far. */
  readonly readNotes: () => Answers;
}

/** A button that opens the note to a question, and the note itself. */
export function AnswerNote({ id, question, disabled = false, readNotes }: AnswerNoteProps) {
  const take = use(TakeAnswerContext);
  const [values, setValues] = useState(() => pickNote(question.id, readNotes()));
  const [asked, setAsked] = useState(false);
  const note = findNote(question.id, values);
  // What cannot be saved stays in sight.
  const open =
    asked || noteParts.some((part) => findNoteFault(part, values[toNoteId(question.id, part)]) !== undefined);
  const write = (part: NotePart, text: string) => {
    const noteId = toNoteId(question.id, part);
    setAsked(true);
    setValues({ ...values, [noteId]: text });
    take(noteId, text, alreadyShown);
  };
  const words = open ? copy.close : note ? copy.change : copy.add;
  return (
    <>
      {!open && note && <NoteText note={note} />}
      <button
        type="button"
        className={styles.toggle}
        disabled={disabled}
        aria-expanded={open}
        aria-label={copy.to(words, question.title)}
        onClick={() => setAsked(!open)}
      >
        {words}
      </button>
      {open && (
        <div className={styles.fields}>
          {noteParts.map((part) => (
            <NoteField
              key={part}
              id={toNoteId(id, part)}
              part={part}
              question={question}
              value={readText(values[toNoteId(question.id, part)])}
              disabled={disabled}
              onChange={(text) => write(part, text)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function pickNote(questionId: string, answers: Answers): Answers {
  return toAnswers(
    Object.fromEntries(
      noteParts.map((part) => [toNoteId(questionId, part), answers[toNoteId(questionId, part)]]),
    ),
  );
}

function readText(value: Answer | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The library's form has no notes. */
function alreadyShown(): void {}
