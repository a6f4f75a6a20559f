import type { ComparedQuestion, ComparedSection as Section } from '../../../engine/rules/comparison.ts';
import { questionnaireCopy as copy } from '../../copy/questionnaire.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './comparison.module.css';

interface ComparedSectionProps {
  readonly section: Section;
  readonly isShown: (question: ComparedQuestion) => boolean;
}

/** A section as a row of dots and, below it, the questions that are shown. */
export function ComparedSection({ section, isShown }: ComparedSectionProps) {
  const differing = section.questions.filter(({ differs }) => differs).length;
  return (
    <tbody>
      <tr className={styles.section}>
        <th scope="row">{section.title}</th>
        {sides.map((side) => (
          <td key={side}>
            <AnswerDots questions={section.questions} side={side} />
          </td>
        ))}
        <td className={styles.differing}>{differing === 0 ? copy.noDifferences : differing}</td>
      </tr>
      {section.questions.filter(isShown).map((question) => (
        <QuestionRow key={question.id} question={question} />
      ))}
    </tbody>
  );
}

const sides = [0, 1] as const;

interface AnswerDotsProps {
  readonly questions: readonly ComparedQuestion[];
  readonly side: 0 | 1;
}

/** One dot per question, filled when answered, underlined where the two analyses differ. */
function AnswerDots({ questions, side }: AnswerDotsProps) {
  const visible = questions.filter(({ answers }) => answers[side]);
  const answered = visible.filter(({ answers }) => answers[side]?.answered).length;
  return (
    <>
      <VisuallyHidden>{copy.progress(answered, visible.length, copy.answered)}</VisuallyHidden>
      <span className={styles.dots} aria-hidden="true">
        {questions.map(({ id, answers, differs }) => (
          <i
            key={id}
            className={classNames(
              styles.dot,
              answers[side]?.answered && styles.answered,
              !answers[side] && styles.absent,
              differs && styles.differs,
            )}
          />
        ))}
      </span>
    </>
  );
}

function QuestionRow({ question }: { readonly question: ComparedQuestion }) {
  const [first, second] = question.answers;
  return (
    <tr className={styles.question}>
      <th scope="row">{question.title}</th>
      <td className={classNames(first?.answered && styles.given)}>{first?.text ?? copy.notAsked}</td>
      <td className={classNames(second?.answered && styles.given)}>{second?.text ?? copy.notAsked}</td>
      <td className={styles.verdict}>
        {question.differs ? (
          <>
            <Icon name="exchange" size="sm" /> {copy.differs}
          </>
        ) : (
          copy.same
        )}
      </td>
    </tr>
  );
}
