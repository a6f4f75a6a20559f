import { listFacts } from '../registry/condition.ts';
import type { Answers, Questionnaire, Section } from '../registry/questionnaire.ts';
import { findTold, toToldId, untold } from './told-facts.ts';

/** What a section was told of every fact that anything in its questionnaire hangs on, as a save carries it. */
export function toldOf(
  { sections }: Questionnaire,
  { id }: Section,
  answers: Answers,
): Record<string, string> {
  const facts = listFacts(sections.flatMap(({ questions }) => questions));
  return Object.fromEntries(
    facts.map((fact) => [toToldId(id, fact), findTold(sections, id, fact, answers) ?? untold]),
  );
}
