import type { ReactNode } from 'react';
import type { ComparedQuestion } from '../../../../engine/comparison.ts';
import { summarizeEntry } from '../../../../engine/entry-summary.ts';
import { toUtcDate } from '../../../../lib/moment-format.ts';
import { coinPageCopy as copy } from '../../../copy/research/coin-page.ts';
import { compareDecisions, type ComparedDecisions } from './compared-decisions.ts';
import { DifferingCell, QuestionRow } from './ComparedSection.tsx';
import styles from './comparison.module.css';

interface DecisionRowsProps {
  readonly decisions: ComparedDecisions;
  readonly names: readonly string[];
  readonly isShown: (question: ComparedQuestion) => boolean;
  /** `side` counts decisions from 0. */
  readonly renderFacts: (side: number, questionId: string) => ReactNode;
}

export function DecisionRows({ decisions, names, isShown, renderFacts }: DecisionRowsProps) {
  const questions = compareDecisions(decisions);
  return (
    <tbody>
      <tr className={styles.section} tabIndex={-1}>
        <th scope="row">{decisions.compiled.questionnaire.title}</th>
        {decisions.records.map((record, side) => (
          <td key={`decision ${side}`} data-name={names[side]}>
            {record ? toWords(decisions, record) : <span className={styles.none}>{copy.noDecision}</span>}
          </td>
        ))}
        <DifferingCell questions={questions} />
      </tr>
      {questions.filter(isShown).map((question) => (
        <QuestionRow key={question.id} question={question} names={names} renderFacts={renderFacts} />
      ))}
    </tbody>
  );
}

function toWords(
  { compiled }: ComparedDecisions,
  record: NonNullable<ComparedDecisions['records'][number]>,
): string {
  const { words } = summarizeEntry(compiled, record);
  return copy.decided(words, toUtcDate(Date.parse(record.day ?? record.savedAt)));
}
