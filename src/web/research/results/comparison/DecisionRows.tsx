import { summarizeEntry } from '../../../../engine/entry-summary.ts';
import { coinPageCopy } from '../../../copy/research/coin-page.ts';
import { comparisonCopy as copy } from '../../../copy/research/comparison.ts';
import { compareDecisions, type ComparedDecisions } from './compared-decisions.ts';
import { FoldedRows } from './FoldedRows.tsx';
import { QuestionRow, type RenderFacts } from './QuestionRow.tsx';
import styles from './comparison.module.css';

interface DecisionRowsProps {
  readonly decisions: ComparedDecisions;
  readonly facts: RenderFacts;
}

/** What was decided; its questions unfold. */
export function DecisionRows({ decisions, facts }: DecisionRowsProps) {
  const { compiled, records } = decisions;
  const questions = compareDecisions(decisions);
  const differing = questions.filter(({ differs }) => differs).length;
  return (
    <FoldedRows
      title={compiled.questionnaire.title}
      count={differing > 0 ? copy.differ(differing) : undefined}
      columns={1 + records.length}
      cells={records.map((record, side) => (
        <td key={`decision ${side}`}>
          {record ? (
            <b>{summarizeEntry(compiled, record).words}</b>
          ) : (
            <span className={styles.none}>{coinPageCopy.noDecision}</span>
          )}
        </td>
      ))}
    >
      {questions.map((question) => (
        <QuestionRow key={`${question.id}.${question.row ?? ''}`} question={question} facts={facts} />
      ))}
    </FoldedRows>
  );
}
