import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import { tellFact } from '../../../engine/answers/fact-shapes.ts';
import { untold, toToldId } from '../../../engine/answers/told-facts.ts';
import { listFacts } from '../../../engine/registry/condition.ts';
import { allQuestions } from '../../../engine/registry/find-question.ts';
import type {
  Answers,
  CompiledQuestionnaire,
  Questionnaire,
} from '../../../engine/registry/questionnaire.ts';
import { isAnswered } from '../../../engine/rules/answered.ts';
import { findAsked } from '../../../engine/rules/visibility.ts';
import { mergeAnswers } from '../../questionnaire/section-state.ts';
import { getSection, withSection, type RecordState } from '../../records/record-state.ts';
import { changeRecord, type RecordParts } from '../../records/records.ts';

/**
 * Tells the facts of a coin to those sections of its record that were never saved: the others keep what they were
 * answered under. No fact is told that would take a question away which the member has answered.
 */
export function adoptFacts(
  records: RecordParts,
  { questionnaire }: CompiledQuestionnaire,
  facts: CoinFacts,
): void {
  const looked = listFacts(allQuestions(questionnaire));
  const told = facts
    .filter(({ id }) => looked.includes(id))
    .map((fact) => [fact.id, tellFact(fact)] as const)
    .filter(([, value]) => value !== untold);
  const news = questionnaire.sections.flatMap(({ id }) => told.map(([fact, value]) => ({ id, fact, value })));
  changeRecord(records, questionnaire.id, (record) =>
    news.reduce(
      (before, { id, fact, value }) =>
        tellSection(questionnaire, before, id, { [toToldId(id, fact)]: value }),
      record,
    ),
  );
}

function tellSection(
  questionnaire: Questionnaire,
  record: RecordState,
  sectionId: string,
  told: Answers,
): RecordState {
  const { answers, save, complete } = getSection(record, sectionId);
  const isOpen = !complete && (save.kind === 'ready' || save.kind === 'dirty');
  const isKnown = Object.entries(told).every(([id, value]) => answers[id] === value);
  if (!isOpen || isKnown) return record;
  const next = withSection(record, sectionId, { answers: { ...answers, ...told } });
  const isKept = listAnswered(questionnaire, record).every((id) =>
    listAnswered(questionnaire, next).includes(id),
  );
  return isKept ? next : record;
}

/** The questions that are asked and answered. */
function listAnswered(questionnaire: Questionnaire, { sections }: RecordState): readonly string[] {
  const answers = mergeAnswers(sections);
  return [...findAsked(questionnaire, answers)].filter((id) => isAnswered(answers[id]));
}
