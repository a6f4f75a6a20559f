import type { CatalogEntry } from '../../../engine/catalog.ts';
import { findAsked } from '../../../engine/asked-questions.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { listChangedReadings } from '../../../engine/then-and-now.ts';
import { readsDifferentlyCopy as copy } from '../../copy/research/reads-differently.ts';
import { isUnchanged } from '../../panels/coin/ThenAndNow.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import type { ResultRecord } from '../record/load-result.ts';
import { useUnsavedAnswers } from '../record/use-unsaved-answers.ts';
import { useCurrentFacts } from '../results/KeptFacts.tsx';
import { ReadingRow } from './ReadingRow.tsx';
import { isSame, useGiveAnswer } from './use-give-answer.ts';
import styles from './ReadsDifferently.module.css';

interface ReadsDifferentlyProps {
  readonly entry: CatalogEntry;
  readonly compiled: CompiledQuestionnaire;
  readonly record: ResultRecord;
}

/** The answers of an analysis that a present figure contradicts, each to be changed or kept; absent without any. */
export function ReadsDifferently({ entry, compiled, record }: ReadsDifferentlyProps) {
  const { questionnaire } = compiled;
  const facts = useCurrentFacts(compiled, record.subject);
  const { given, give, undo } = useGiveAnswer({ entry, compiled, record, facts });
  const findUnsaved = useUnsavedAnswers(record);
  const asked = findAsked(questionnaire, record);
  const now = listChangedReadings(questionnaire, record, facts).filter(
    ({ question, pair }) => asked.has(question.id) && !isUnchanged(pair),
  );
  // What was given stays in its place, though it reads differently no longer.
  const left = now.filter((reading) => !given.some((one) => isSame(one.reading, reading)));
  const ids = allQuestions(questionnaire).map(({ id }) => id);
  const shown = [...left, ...given.map(({ reading }) => reading)].toSorted(
    (one, other) => ids.indexOf(one.question.id) - ids.indexOf(other.question.id),
  );
  if (shown.length === 0) return null;
  return (
    <Panel
      title={
        <>
          {copy.title} <span className={styles.count}>{left.length}</span>
        </>
      }
    >
      <ul className={styles.rows}>
        {shown.map((reading) => (
          <ReadingRow
            key={reading.question.id}
            {...{ entry, questionnaire, record, reading, findUnsaved }}
            given={given.find((one) => isSame(one.reading, reading))}
            isLast={given.at(-1)?.reading.question.id === reading.question.id}
            onGive={(answer) => void give(reading, answer)}
            onUndo={(one) => void undo(one)}
          />
        ))}
      </ul>
    </Panel>
  );
}
