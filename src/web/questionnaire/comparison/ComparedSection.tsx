import type {
  ComparedAnswer,
  ComparedQuestion,
  ComparedSection as Section,
} from '../../../engine/comparison.ts';
import { comparisonCopy } from '../../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NoteText } from '../notes/NoteText.tsx';
import { SignMark } from '../SignMark.tsx';
import styles from './comparison.module.css';

interface ComparedSectionProps {
  readonly section: Section;
  /** What each analysis is called: shown in its cells where the head is out of sight. */
  readonly names: readonly string[];
  readonly isShown: (question: ComparedQuestion) => boolean;
}

/** A section as a row of dots and, below it, the questions that are shown. */
export function ComparedSection({ section, names, isShown }: ComparedSectionProps) {
  const { title, questions } = section;
  const differing = questions.filter(({ differs }) => differs).length;
  const sides = questions[0]?.answers.map((_, side) => side) ?? [];
  return (
    <tbody>
      <tr className={styles.section} tabIndex={-1}>
        <th scope="row">{title}</th>
        {sides.map((side) => (
          <td key={side} data-name={names[side]}>
            <AnswerDots questions={questions} side={side} />
          </td>
        ))}
        <td className={styles.differing}>{differing === 0 ? comparisonCopy.noDifferences : differing}</td>
      </tr>
      {section.questions.filter(isShown).map((question) => (
        <QuestionRow key={question.id} question={question} names={names} />
      ))}
    </tbody>
  );
}

interface AnswerDotsProps {
  readonly questions: readonly ComparedQuestion[];
  /** Which of the analyses, counted from 0. */
  readonly side: number;
}

/** One dot per question, filled where an answer is marked, underlined where the analyses differ. */
function AnswerDots({ questions, side }: AnswerDotsProps) {
  const kinds = questions.map(({ answers }) => answers[side]?.kind);
  const asked = kinds.filter((kind) => kind === 'answered' || kind === 'blank').length;
  const answered = kinds.filter((kind) => kind === 'answered').length;
  if (asked === 0) return <span className={styles.none}>{copy.verdicts['not-looked-at']}</span>;
  return (
    <>
      <VisuallyHidden>{copy.progress(answered, asked, comparisonCopy.marked)}</VisuallyHidden>
      <span className={styles.dots} aria-hidden="true">
        {questions.map(({ id, answers, differs }) => (
          <i
            key={id}
            className={classNames(
              styles.dot,
              answers[side]?.kind === 'answered' && styles.answered,
              isNotAsked(answers[side]) && styles.absent,
              differs && styles.differs,
            )}
          />
        ))}
      </span>
    </>
  );
}

function isNotAsked(answer: ComparedAnswer | undefined): boolean {
  return answer?.kind === 'hidden' || answer?.kind === 'no-longer-asked';
}

function toCellText({ kind, text, verdict }: ComparedAnswer): string {
  if (verdict === 'not-marked') return copy.verdicts[verdict];
  if (kind === 'hidden') return comparisonCopy.notAsked;
  return kind === 'no-longer-asked' ? copy.noLongerAskedOf(text) : text;
}

interface QuestionRowProps {
  readonly question: ComparedQuestion;
  readonly names: readonly string[];
}

function QuestionRow({ question: { id, title, answers, differs }, names }: QuestionRowProps) {
  return (
    <tr className={styles.question} tabIndex={-1}>
      <th scope="row">{title}</th>
      {answers.map((answer, side) => (
        <td
          key={`${id}${side}`}
          data-name={names[side]}
          className={classNames(answer.kind === 'answered' && styles.given)}
        >
          {toCellText(answer)}
          {answer.verdict === 'not-marked' && <span className={styles.notMarked}> {copy.notMarked}</span>}
          <SignMark sign={answer.sign} inWords={false} />
          {answer.kind === 'not-looked-at' && (
            <VisuallyHidden> {copy.verdicts['not-looked-at']}</VisuallyHidden>
          )}
          {answer.note && <NoteText note={answer.note} />}
        </td>
      ))}
      <td className={styles.verdict}>
        {differs ? (
          <>
            <Icon name="exchange" size="sm" /> {comparisonCopy.differs}
          </>
        ) : (
          comparisonCopy.same
        )}
      </td>
    </tr>
  );
}
