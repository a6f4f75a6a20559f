import { isAnswerTo } from './answers.ts';
import { judge, judgeRecord, type LookUp } from './asked-questions.ts';
import { listAnswerTests, listNamed } from './conditions.ts';
import { findFact, type ConditionContent } from './content.ts';
import type { QuestionFault } from './form.ts';
import type { Questionnaire, Rule, RuleLevel, Section, TextBlock } from './questionnaire.ts';

/*
 * What a section says about its answers together: rules that they break, and texts that they show. Form and server judge
 * both by the whole record. `today`: the UTC day, YYYY-MM-DD, from which ages are counted.
 */

type Sections = Pick<Questionnaire, 'sections'>;

/** The rules of a section that the answers break, in written order. */
export function findBroken(
  { sections }: Sections,
  { id, rules = [] }: Pick<Section, 'id' | 'rules'>,
  level: RuleLevel,
  content: ConditionContent,
  today: string | undefined,
): readonly Rule[] {
  const own = rules.filter((rule) => rule.level === level);
  if (own.length === 0) return [];
  const { lookUp } = judgeRecord({ sections }, content, today);
  return own.filter(
    (rule) =>
      isJudged(rule, lookUp) &&
      judge(rule.if, lookUp, (fact) => findFact(sections, id, fact, content.conditionFacts)) === true,
  );
}

/**
 * Whether all that the rule names is asked and answered. A question of which it tests whether there is an answer is only
 * asked.
 */
function isJudged(rule: Rule, lookUp: LookUp): boolean {
  const tested = listAnswerTests(rule.if).filter(({ answered }) => answered !== undefined);
  return [rule.at, ...listNamed(rule.if)].every((id) => {
    const found = lookUp(id);
    if (!found) return false;
    const isNeeded = id !== rule.at && !tested.some(({ question }) => question === id);
    return !isNeeded || isAnswerTo(found.question.type, found.answer);
  });
}

/** The broken rules that refuse a save, one for each question. */
export function findRuleFaults(
  questionnaire: Sections,
  section: Pick<Section, 'id' | 'rules'>,
  content: ConditionContent,
  today: string | undefined,
): readonly QuestionFault[] {
  const broken = findBroken(questionnaire, section, 'error', content, today);
  return broken
    .filter(({ at }, index) => broken.findIndex((one) => one.at === at) === index)
    .map(({ at, words }) => ({ questionId: at, fault: { kind: 'rule', words } }));
}

/** The texts of a section whose conditions hold, or depend on an unknown fact. */
export function findTexts(
  { sections }: Sections,
  { id, texts = [] }: Pick<Section, 'id' | 'texts'>,
  content: ConditionContent,
  today: string | undefined,
): readonly TextBlock[] {
  if (texts.every(({ conditions }) => conditions.length === 0)) return texts;
  const { lookUp } = judgeRecord({ sections }, content, today);
  return texts.filter(
    ({ conditions }) =>
      judge({ allOf: conditions }, lookUp, (fact) => findFact(sections, id, fact, content.conditionFacts)) !==
      false,
  );
}
