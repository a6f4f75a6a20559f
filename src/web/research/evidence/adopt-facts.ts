import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import { unknownFact, listJudgingFacts } from '../../../engine/conditions.ts';
import { toConditionFact } from '../../../engine/fact-shape.ts';
import { allJudged, type CompiledQuestionnaire, type Questionnaire } from '../../../engine/questionnaire.ts';
import type { Content } from '../../../engine/content.ts';
import { isAnswered } from '../../../engine/answers.ts';
import { findAsked } from '../../../engine/asked-questions.ts';
import { mergeSections } from '../form/section-state.ts';
import { adoptSectionFacts } from '../record/record-actions.ts';
import { getSection } from '../record/record-state.ts';
import { getRecord, type RecordParts } from '../record/records.ts';

/**
 * Writes a coin's facts into the sections of its record that were never saved; saved sections keep the facts that they
 * were answered with. Skips facts that would hide an answered question.
 */
export function adoptFacts(
  records: Pick<RecordParts, 'store' | 'documents' | 'tab'>,
  { questionnaire }: CompiledQuestionnaire,
  facts: CoinFacts,
): void {
  const judging = listJudgingFacts(allJudged(questionnaire));
  const known = facts
    .filter(({ id }) => judging.includes(id))
    .map((fact) => [fact.id, toConditionFact(fact)] as const)
    .filter(([, value]) => value !== unknownFact);
  for (const { id: section } of questionnaire.sections)
    for (const [fact, value] of known) adoptFact(records, questionnaire, { section, fact, value });
}

interface SectionFact {
  readonly section: string;
  readonly fact: string;
  readonly value: string;
}

function adoptFact(
  records: Pick<RecordParts, 'store' | 'documents' | 'tab'>,
  questionnaire: Questionnaire,
  { section, fact, value }: SectionFact,
): void {
  const record = getRecord(records, questionnaire.id);
  const before = getSection(record, section);
  const isOpen = !before.complete && (before.save.kind === 'ready' || before.save.kind === 'dirty');
  const own = before.conditionFacts[section];
  if (!isOpen || own?.[fact] === value) return;
  const facts = { ...own, [fact]: value };
  const conditionFacts = { ...before.conditionFacts, [section]: facts };
  const next = { ...record.sections, [section]: { ...before, conditionFacts } };
  const left = listAnswered(questionnaire, mergeSections(next));
  const isKept = listAnswered(questionnaire, mergeSections(record.sections)).every((id) => left.includes(id));
  if (isKept) adoptSectionFacts(records, questionnaire.id, section, facts);
}

function listAnswered(questionnaire: Questionnaire, content: Content): readonly string[] {
  return [...findAsked(questionnaire, content)].filter((id) => isAnswered(content.answers[id]));
}
