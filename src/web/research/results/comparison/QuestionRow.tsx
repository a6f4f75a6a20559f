import type { ReactNode } from 'react';
import type { ComparedAnswer, ComparedQuestion } from '../../../../engine/comparison.ts';
import { comparisonCopy } from '../../../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NoteText } from '../../form/NoteText.tsx';
import { StandMarks } from '../../form/StandMarks.tsx';
import { TableLines } from './TableLines.tsx';
import styles from './comparison.module.css';

interface QuestionRowProps {
  readonly question: ComparedQuestion;
  /** Title of its section; absent where the rows of a section follow its title. */
  readonly section?: string;
  readonly facts: RenderFacts;
}

/** `side` counts analyses from 0. */
export type RenderFacts = (side: number, questionId: string) => ReactNode;

export function QuestionRow({ question, section, facts }: QuestionRowProps) {
  const { id, title, shortTitle, answers } = question;
  return (
    <tr tabIndex={-1}>
      <th scope="row" title={title}>
        {shortTitle} {section !== undefined && <span className={styles.of}>{section}</span>}
      </th>
      {answers.map((answer, side) => (
        <td key={`${id}${side}`}>
          <Answer answer={answer} />
          {(answer.evidence ?? answer.note) && (
            <div className={styles.evidence}>
              {answer.evidence && facts(side, id)}
              {answer.note && <NoteText note={answer.note} />}
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}

function Answer({ answer }: { readonly answer: ComparedAnswer }) {
  const { kind, stand, verdict } = answer;
  return (
    <div className={classNames(styles.answer, kind === 'answered' && styles.given)}>
      {stand && <StandMarks stands={[stand]} size="small" />}
      <span>
        {kind === 'answered' && answer.lines ? <TableLines lines={answer.lines} /> : toText(answer)}
        {verdict === 'not-marked' && <span className={styles.notMarked}> {copy.notMarked}</span>}
        {stand && toText(answer) !== copy.stands[stand] && (
          <VisuallyHidden> {copy.stands[stand]}</VisuallyHidden>
        )}
      </span>
    </div>
  );
}

function toText({ kind, text, verdict, stand }: ComparedAnswer): string {
  if (kind === 'not-looked-at') return stand ? copy.stands[stand] : text;
  if (verdict === 'not-marked') return copy.verdicts[verdict];
  if (kind === 'hidden') return comparisonCopy.notAsked;
  return kind === 'no-longer-asked' ? copy.noLongerAskedOf(text) : text;
}
