import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import { toConditionFact, unknownFact, listJudgingFacts } from '../../../engine/conditions.ts';
import {
  allQuestions,
  type CompiledQuestionnaire,
  type Questionnaire,
} from '../../../engine/questionnaire.ts';
import { isAnswered } from '../../../engine/answers.ts';
import { findAsked } from '../../../engine/asked-questions.ts';
import { mergeSections } from '../../questionnaire/section-state.ts';
import { getSection, withSection, type RecordState } from '../../records/record-state.ts';
import { setRecord, type RecordParts } from '../../records/records.ts';

/**
 * Writes a coin's facts into the sections of its record that were never saved; saved sections keep the facts that they
 * were answered with. Skips facts that would hide an answered question.
 */
export function adoptFacts(
  records: Pick<RecordParts, 'store'>,
  { questionnaire }: CompiledQuestionnaire,
  facts: CoinFacts,
): void {
  const judging = listJudgingFacts(allQuestions(questionnaire));
  const known = facts
    .filter(({ id }) => judging.includes(id))
    .map((fact) => [fact.id, toConditionFact(fact)] as const)
    .filter(([, value]) => value !== unknownFact);
  const news = questionnaire.sections.flatMap(({ id }) =>
    known.map(([fact, value]) => ({ section: id, fact, value })),
  );
  setRecord(records, questionnaire.id, (record) =>
    news.reduce((before, one) => adoptFact(questionnaire, before, one), record),
  );
}

interface SectionFact {
  readonly section: string;
  readonly fact: string;
  readonly value: string;
}

function adoptFact(
  questionnaire: Questionnaire,
  record: RecordState,
  { section, fact, value }: SectionFact,
): RecordState {
  const { conditionFacts, save, complete } = getSection(record, section);
  const isOpen = !complete && (save.kind === 'ready' || save.kind === 'dirty');
  const own = conditionFacts[section];
  if (!isOpen || own?.[fact] === value) return record;
  const next = withSection(record, section, {
    conditionFacts: { ...conditionFacts, [section]: { ...own, [fact]: value } },
  });
  const isKept = listAnswered(questionnaire, record).every((id) =>
    listAnswered(questionnaire, next).includes(id),
  );
  return isKept ? next : record;
}

function listAnswered(questionnaire: Questionnaire, { sections }: RecordState): readonly string[] {
  const content = mergeSections(sections);
  return [...findAsked(questionnaire, content)].filter((id) => isAnswered(content.answers[id]));
}
