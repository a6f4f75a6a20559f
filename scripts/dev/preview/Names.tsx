import type { Answers } from '../../../src/engine/answers.ts';
import {
  allQuestions,
  type CompiledQuestionnaire,
  type Question,
} from '../../../src/engine/questionnaire.ts';
import { withOwnTexts } from '../../../src/engine/results.ts';
import { shortTitle, statement } from '../../../src/engine/short-names.ts';
import { Pane } from './Pane.tsx';
import type { Trial } from './trial.ts';
import styles from './pane.module.css';

/** How lists name each question, and what they say of a Yes, a No or the test answer. */
export function Names({
  compiled: { questionnaire },
  trial,
}: {
  readonly compiled: CompiledQuestionnaire;
  readonly trial: Trial;
}) {
  const questions = allQuestions(questionnaire).filter(({ ownTextOf, retired }) => !ownTextOf && !retired);
  const named = questions.filter(({ short }) => short).length;
  return (
    <Pane title="Short names" subtitle={`${named} of ${questions.length}`}>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li className={styles.item} key={question.id}>
            <span>{shortTitle(question)}</span>
            {toStatements(question, trial.answers).map((text) => (
              <span key={text} className={styles.text}>
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Pane>
  );
}

function toStatements(question: Question, answers: Answers): readonly string[] {
  const shown = question.type === 'boolean' ? [true, false] : [answers[question.id]];
  return shown.map((answer) => statement(withOwnTexts(question, answers), answer));
}
