import { useEffect, useId, useRef, useState } from 'react';
import type { SaveConflict } from '../section-state.ts';
import { takeQuestions, toNote, type AnswersAndNotes, type Written } from '../../../../engine/content.ts';
import { toAnswerText } from '../../../../engine/results.ts';
import type { Question, Section } from '../../../../engine/questionnaire.ts';
import { conflictCopy as copy } from '../../../copy/research/conflict.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { classNames } from '../../../ui/class-names.ts';
import check from '../../../ui/controls/check.module.css';
import { isFocusLost } from '../../../ui/hooks/use-focus-kept.ts';
import styles from './ConflictPanel.module.css';

type Version = 'mine' | 'theirs';

interface ConflictPanelProps {
  readonly section: Section;
  readonly mine: AnswersAndNotes;
  readonly conflict: SaveConflict;
  /** Called once each question has a choice; `written` is the whole section. */
  readonly onResolve: (written: Written) => void;
}

export function ConflictPanel({ section, mine, conflict, onResolve }: ConflictPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Version>>>({});
  const [asked, setAsked] = useState(false);
  const questions = section.questions.filter((question) => conflict.questions.includes(question.id));
  const open = questions.filter((question) => chosen[question.id] === undefined);
  // It replaces the save button: take the focus unless it has moved elsewhere.
  useEffect(() => {
    if (isFocusLost(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, []);
  const chooseAll = (version: Version) =>
    setChosen(Object.fromEntries(questions.map((question) => [question.id, version])));
  const save = () => {
    setAsked(true);
    if (open.length === 0) onResolve(toChosen(questions, mine, conflict.theirs, chosen));
  };
  return (
    <section className={styles.panel} aria-labelledby={id} ref={panel} tabIndex={-1}>
      <Explanation titleId={id} />
      <div className={styles.actions}>
        <Button onClick={() => chooseAll('mine')}>{copy.keepMine}</Button>
        <Button onClick={() => chooseAll('theirs')}>{copy.keepTheirs}</Button>
      </div>
      {questions.map((question) => (
        <Choice
          key={question.id}
          question={question}
          mine={mine}
          theirs={conflict.theirs}
          chosen={chosen[question.id]}
          onChoose={(version) => setChosen({ ...chosen, [question.id]: version })}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="primary" onClick={save}>
          {copy.saveChoice}
        </Button>
        {asked && open.length > 0 && <Message tone="error">{copy.notChosenYet(open.length)}</Message>}
      </div>
    </section>
  );
}

function Explanation({ titleId }: { readonly titleId: string }) {
  return (
    <div className={styles.words} role="alert">
      <h4 className={styles.title} id={titleId}>
        <Icon name="alert" />
        {copy.conflict}
      </h4>
      <p className={styles.hint}>{copy.conflictHint}</p>
    </div>
  );
}

interface ChoiceProps {
  readonly question: Question;
  readonly mine: AnswersAndNotes;
  readonly theirs: AnswersAndNotes;
  readonly chosen: Version | undefined;
  readonly onChoose: (version: Version) => void;
}

function Choice({ question, mine, theirs, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  const versions = [
    ['mine', copy.mine, mine],
    ['theirs', copy.theirs, theirs],
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>{question.title}</legend>
      {versions.map(([version, label, written]) => (
        <label key={version} className={classNames(styles.version, chosen === version && styles.chosen)}>
          <input
            type="radio"
            className={classNames(check.box, check.round)}
            name={name}
            checked={chosen === version}
            onChange={() => onChoose(version)}
          />
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.answer}>
              {toAnswerText(question, written.answers[question.id]) ?? copy.noAnswer}
            </span>{' '}
            <NoteOf question={question} written={written} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function NoteOf({ question, written }: { readonly question: Question; readonly written: AnswersAndNotes }) {
  const note = toNote(written.notes[question.id]);
  return (
    note && <span className={styles.note}>{[note.text, note.source?.href].filter(Boolean).join(' ')}</span>
  );
}

function toChosen(
  questions: readonly Question[],
  mine: AnswersAndNotes,
  theirs: AnswersAndNotes,
  chosen: Readonly<Record<string, Version>>,
): Written {
  const taken = questions.map(({ id }) => id).filter((id) => chosen[id] === 'theirs');
  return takeQuestions(mine, theirs, taken);
}
