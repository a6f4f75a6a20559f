import { use, type ReactNode } from 'react';
import { findBands } from '../../../../engine/signals.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { describeField, isWarningIfTicked } from '../section-form/describe-field.ts';
import { WrongCellsContext } from '../section-form/section-context.ts';
import { fieldIds } from '../field-ids.ts';
import { AnswerSign } from './AnswerSign.tsx';
import { Help } from './Help.tsx';
import styles from './frames.module.css';

interface FrameProps {
  readonly id: string;
  readonly question: Question;
  readonly errors: readonly string[];
  readonly answer: unknown;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

export type Frame = (props: FrameProps) => ReactNode;

export function CheckFrame({ id, question, errors, answer, note, children }: FrameProps) {
  return (
    <div
      className={classNames(styles.question, styles.check, answer !== undefined && styles.on)}
      data-question
    >
      <div className={styles.words}>
        <label className={styles.label} id={fieldIds.title(id)} htmlFor={id}>
          {question.title}
        </label>{' '}
        <Help id={id} question={question} />
      </div>
      {children}
      <FieldError id={id} errors={errors} />
      {note}
    </div>
  );
}

/** Several controls, of which one is the answer. */
export function RadioFrame(props: FrameProps) {
  const { id, question, errors } = props;
  const { 'aria-invalid': invalid } = describeField(id, question, { rawErrors: errors });
  return <GroupFrame {...props} role={{ role: 'radiogroup', 'aria-invalid': invalid }} />;
}

interface GroupFrameProps extends FrameProps {
  readonly role?: { readonly role: 'radiogroup'; readonly 'aria-invalid': true | undefined };
}

/** Several controls that form one answer. */
export function GroupFrame({ id, question, errors, answer, note, children, role }: GroupFrameProps) {
  const { 'aria-invalid': _, ...described } = describeField(id, question, { rawErrors: errors });
  return (
    <fieldset
      id={id}
      className={classNames(styles.question, styles.group)}
      data-question
      aria-labelledby={fieldIds.title(id)}
      {...described}
      {...role}
    >
      <legend className={styles.label} id={fieldIds.title(id)}>
        <Title question={question} />
      </legend>
      <Help id={id} question={question} />
      <div className={styles.control}>{children}</div>
      <Sign id={id} question={question} answer={answer} />
      <FieldError id={id} errors={errors} />
      {note}
    </fieldset>
  );
}

export function TextFrame({ id, question, errors, answer, note, children }: FrameProps) {
  return (
    <div
      className={classNames(styles.question, styles.text, question.ownTextOf && styles.ownText)}
      data-question
    >
      <label className={styles.label} htmlFor={id}>
        <Title question={question} />
      </label>
      <Help id={id} question={question} />
      <div className={styles.control}>{children}</div>
      <Sign id={id} question={question} answer={answer} />
      <FieldError id={id} errors={errors} />
      {note}
    </div>
  );
}

function Title({ question: { title, required } }: { readonly question: Question }) {
  if (!required) return <>{title}</>;
  return (
    <>
      {title} <span className={styles.needed}>{copy.needed}</span>
    </>
  );
}

/** Announced on every change. */
function Sign({ id, question, answer }: Pick<FrameProps, 'id' | 'question' | 'answer'>) {
  if (findBands(question).length === 0) return null;
  return (
    <output className={styles.sign} id={fieldIds.sign(id)}>
      <AnswerSign question={question} answer={answer} />
    </output>
  );
}

export function WarningNote({ id, question }: { readonly id: string; readonly question: Question }) {
  if (!isWarningIfTicked(question)) return null;
  return (
    <p className={styles.note} id={fieldIds.note(id)}>
      {copy.warningIfYes}
    </p>
  );
}

/** No alert role: the summary above the form has announced it. Of a table, each wrong cell refers to its own words. */
function FieldError({ id, errors }: { readonly id: string; readonly errors: readonly string[] }) {
  const wrong = use(WrongCellsContext);
  if (errors.length === 0) return null;
  const cells = [...wrong].filter(([cell]) => cell.startsWith(fieldIds.row(id, '')));
  const inOrder = cells.map(([, sentence]) => sentence).filter((sentence) => errors.includes(sentence));
  return (
    <p className={styles.error} id={fieldIds.error(id)}>
      <Icon name="alert" />
      <span>
        {[...new Set([...inOrder, ...errors])].map((error) => {
          const cell = cells.find(([, sentence]) => sentence === error)?.[0];
          return (
            <span key={error} className={styles.sentence} id={cell && fieldIds.error(cell)}>
              {error}
            </span>
          );
        })}
      </span>
    </p>
  );
}
