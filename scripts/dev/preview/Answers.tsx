import { allQuestions, type CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { isAnswered } from '../../../src/engine/answers.ts';
import { findAsked } from '../../../src/engine/asked-questions.ts';
import { Pane } from './Pane.tsx';
import type { Trial } from './trial.ts';
import styles from './pane.module.css';

/** The test answers as a draft keeps them, including those to hidden questions. */
export function Answers({
  compiled,
  trial,
}: {
  readonly compiled: CompiledQuestionnaire;
  readonly trial: Trial;
}) {
  const { questionnaire } = compiled;
  const asked = findAsked(questionnaire, trial);
  const answered = allQuestions(questionnaire).filter(({ id }) => isAnswered(trial.answers[id]));
  const hidden = answered.filter(({ id }) => !asked.has(id)).length;
  return (
    <Pane title="Answers" subtitle={`${answered.length - hidden} of ${asked.size} asked`}>
      <pre className={styles.code}>{JSON.stringify(trial.answers, null, 2)}</pre>
      {hidden > 0 && (
        <p className={styles.text}>{`${hidden} more kept, though neither sent nor counted: hidden now.`}</p>
      )}
    </Pane>
  );
}
