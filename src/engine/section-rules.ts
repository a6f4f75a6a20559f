import { isAnswerTo } from './answers.ts';
import { judgeRecord, type JudgedRecord } from './asked-questions.ts';
import { listAnswerTests, listNamed } from './conditions.ts';
import { holds, judge, type LookUp } from './judge-condition.ts';
import type { ConditionContent } from './content.ts';
import type { QuestionFault } from './form.ts';
import type { Questionnaire, Rule, RuleLevel, Section, TextBlock } from './questionnaire.ts';

/*
 * What a section says about its answers together: rules that they break, and texts that they show. Form and server judge
 * both by the whole record.
 */

/** The rules of a section that the answers break, in written order. */
export function findBroken(
  { id, rules = [] }: Pick<Section, 'id' | 'rules'>,
  level: RuleLevel,
  { lookUp, findFact }: JudgedRecord,
): readonly Rule[] {
  return rules.filter(
    (rule) =>
      rule.level === level &&
      isJudged(rule, lookUp) &&
      judge(rule.if, lookUp, (fact) => findFact(id, fact)) === true,
  );
}

/**
 * Whether all that the rule names is asked and answered. A question of which it tests whether there is an answer is only
 * asked.
 */
function isJudged(rule: Rule, lookUp: LookUp): boolean {
  if (!lookUp(rule.at)) return false;
  const open = listAnswerTests(rule.if).filter(({ answered }) => answered !== undefined);
  return listNamed(rule.if).every((id) => {
    const found = lookUp(id);
    if (!found) return false;
    return open.some(({ question }) => question === id) || isAnswerTo(found.question.type, found.answer);
  });
}

/** The texts of a section whose conditions hold, or depend on an unknown fact. */
export function findTexts(
  { id, texts = [] }: Pick<Section, 'id' | 'texts'>,
  { lookUp, findFact }: JudgedRecord,
): readonly TextBlock[] {
  return texts.filter(({ conditions }) => holds({ allOf: conditions }, lookUp, (fact) => findFact(id, fact)));
}

/**
 * The broken rules that refuse a save, one for each question. `today`: the UTC day, YYYY-MM-DD, from which ages are
 * counted.
 */
export function findRuleFaults(
  questionnaire: Pick<Questionnaire, 'sections'>,
  section: Pick<Section, 'id' | 'rules'>,
  content: ConditionContent,
  today: string | undefined,
): readonly QuestionFault[] {
  if (!section.rules) return [];
  const broken = findBroken(section, 'error', judgeRecord(questionnaire, content, today));
  return broken
    .filter(({ at }, index) => broken.findIndex((one) => one.at === at) === index)
    .map(({ at, words }) => ({ questionId: at, fault: { kind: 'rule', words } }));
}
