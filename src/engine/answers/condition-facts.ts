import { isDay } from '../../lib/utc-day.ts';
import type { FieldProblem } from '../../contracts/errors.ts';
import type { FactId } from '../../contracts/coin-facts.ts';
import { findFact, type ConditionFacts } from '../content.ts';
import { unknownFact, listApplyingFacts, listFacts, listJudgingFacts } from '../conditions.ts';
import { toFactShape, type FactShape } from '../fact-shape.ts';
import { allJudged, currentSections, type Questionnaire, type Section } from '../questionnaire.ts';
import { readFactField } from './wire-fields.ts';

/**
 * The facts by which a section is judged, as a save carries them: all facts in its questionnaire's conditions, and the
 * known facts that decide which of the section's questions apply.
 */
export function findSectionFacts(
  { sections }: Questionnaire,
  { id, questions: own }: Section,
  conditionFacts: ConditionFacts,
): Record<string, string> {
  const find = (fact: FactId) => findFact(sections, id, fact, conditionFacts);
  const facts = listFacts(allJudged({ sections }));
  const applying = listApplyingFacts(own).filter((fact) => find(fact) !== undefined);
  return Object.fromEntries([...applying, ...facts].map((fact) => [fact, find(fact) ?? unknownFact]));
}

interface FactField {
  readonly path: string;
  readonly section: string;
  readonly fact: FactId;
  readonly value: string;
}

/** The fields of a save that carry facts; only facts in a condition of some version. */
export function readFactFields(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
): readonly FactField[] {
  const facts = listFactsEver(questionnaire);
  return Object.entries(fields).flatMap(([path, value]): readonly FactField[] => {
    const named = readFactField(path);
    if (!named || typeof value !== 'string') return [];
    const [section = ''] = currentSections(questionnaire, [named.section]);
    const fact = facts.find((one) => one === named.fact);
    if (!fact || !questionnaire.sections.some(({ id }) => id === section)) return [];
    return [{ path, section, fact, value }];
  });
}

function listFactsEver({
  sections,
  askedByVersion = {},
  formerFacts = [],
}: Questionnaire): readonly FactId[] {
  const judged = [...allJudged({ sections }), ...Object.values(askedByVersion).flat()];
  return [...listJudgingFacts(judged), ...formerFacts];
}

/** Faults of the facts in a save: each must have its fact's shape, or be unknown. */
export function findFactFaults(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
): readonly FieldProblem[] {
  return readFactFields(questionnaire, fields)
    .filter(({ fact, value }) => value !== '' && value !== unknownFact && !fits(value, toFactShape(fact)))
    .map(({ path, fact }) => ({ path, message: `Not what ${fact} can be.` }));
}

function fits(value: string, shape: FactShape | undefined): boolean {
  switch (shape?.kind) {
    case undefined:
      return false;
    case 'number':
      return Number.isFinite(Number(value)) && String(Number(value)) === value;
    case 'day':
      return isDay(value);
    case 'words':
      return shape.words.includes(value);
  }
}
