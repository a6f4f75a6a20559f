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
import { ComparedStands, toPlace } from './ComparedStands.tsx';
import { whole, type StandFilters } from '../use-stand-filter.ts';
import styles from './comparison.module.css';

interface ComparedSectionProps {
  readonly section: Section;
  /** What each analysis is called: shown in its cells where the head is out of sight. */
  readonly names: readonly string[];
  readonly filters: StandFilters;
  readonly isShown: (question: ComparedQuestion) => boolean;
}

/** A section as a row of counts and, below it, the questions that are shown. */
export function ComparedSection(props: ComparedSectionProps) {
  const { section, names, filters } = props;
  const { id, title, questions } = section;
  return (
    <tbody>
      <tr className={styles.section} tabIndex={-1}>
        <th scope="row">{title}</th>
        <ComparedStands questions={questions} section={id} names={names} filters={filters} />
        <DifferingCell questions={questions} />
      </tr>
      {listShown(props).map((question) => (
        <QuestionRow key={question.id} question={question} names={names} />
      ))}
    </tbody>
  );
}

/** How many of these questions were answered differently. */
export function DifferingCell({ questions }: Pick<Section, 'questions'>) {
  const differing = questions.filter(({ differs }) => differs).length;
  return <td className={styles.differing}>{differing === 0 ? comparisonCopy.noDifferences : differing}</td>;
}

/** The questions that a chosen count has, of this section or of all; where none is chosen, those that are shown. */
function listShown({ section, filters, isShown }: ComparedSectionProps): readonly ComparedQuestion[] {
  const sides = section.questions[0]?.answers.keys() ?? [];
  const [chosen] = [...sides].flatMap((side) => {
    const stand = filters.findChosen(toPlace(side, whole), toPlace(side, section.id));
    return stand ? { side, stand } : [];
  });
  if (!chosen) return section.questions.filter(isShown);
  return section.questions.filter(({ answers }) => answers[chosen.side]?.stand === chosen.stand);
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
