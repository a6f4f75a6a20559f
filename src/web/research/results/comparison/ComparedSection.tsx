import type { ReactNode } from 'react';
import type {
  ComparedAnswer,
  ComparedQuestion,
  ComparedSection as Section,
} from '../../../../engine/comparison.ts';
import { comparisonCopy } from '../../../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NoteText } from '../../form/NoteText.tsx';
import { SignMark } from '../../form/SignMark.tsx';
import { ComparedStands, toPlace } from './ComparedStands.tsx';
import { whole, type StandFilters } from '../use-stand-filter.ts';
import styles from './comparison.module.css';

interface ComparedSectionProps {
  readonly section: Section;
  /** Shown in the cells when the head is out of sight. */
  readonly names: readonly string[];
  readonly filters: StandFilters;
  readonly isShown: (question: ComparedQuestion) => boolean;
  /** `side` counts analyses from 0. */
  readonly renderFacts: (side: number, questionId: string) => ReactNode;
}

export function ComparedSection(props: ComparedSectionProps) {
  const { section, names, filters, renderFacts } = props;
  const { id, title, questions } = section;
  return (
    <tbody>
      <tr className={styles.section} tabIndex={-1}>
        <th scope="row">{title}</th>
        <ComparedStands questions={questions} section={id} names={names} filters={filters} />
        <DifferingCell questions={questions} />
      </tr>
      {listShown(props).map((question) => (
        <QuestionRow key={question.id} question={question} names={names} renderFacts={renderFacts} />
      ))}
    </tbody>
  );
}

export function DifferingCell({ questions }: Pick<Section, 'questions'>) {
  const differing = questions.filter(({ differs }) => differs).length;
  return <td className={styles.differing}>{differing === 0 ? comparisonCopy.noDifferences : differing}</td>;
}

/** The questions of the selected count in this section; without one, the visible ones. */
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

interface QuestionRowProps extends Pick<ComparedSectionProps, 'renderFacts'> {
  readonly question: ComparedQuestion;
  readonly names: readonly string[];
}

export function QuestionRow({
  question: { id, title, answers, differs },
  names,
  renderFacts,
}: QuestionRowProps) {
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
          {answer.evidence && renderFacts(side, id)}
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
