import { isDeepStrictEqual } from 'node:util';
import { listAnswerTests, listNamed, type Condition } from '../../../src/engine/conditions.ts';
import type { QuestionnaireSource, RuleSource } from '../../../src/engine/compile/source.ts';
import { isQuestion } from '../../../src/engine/compile/own-text.ts';
import { errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import { hintAt } from '../name-hints.ts';
import type { PlacedSource } from '../placed-source.ts';
import type { Problem } from '../problem.ts';
import type { PlacedCondition } from './placed-condition.ts';

/** A rule of a section, with its place in schema.json. */
interface PlacedRule {
  readonly rule: RuleSource;
  readonly section: string;
  readonly path: JsonPath;
  /** What `at` names, if it is anything. */
  readonly at: PlacedSource | undefined;
  /** The questions of its section. */
  readonly own: readonly PlacedSource[];
  /** Undefined if `at` is wrong. */
  readonly placed: PlacedCondition | undefined;
}

/** `questions`: with calculated values and texts, in written order. */
export function placeRules(
  { schema }: QuestionnaireSource,
  questions: readonly PlacedSource[],
): readonly PlacedRule[] {
  const ids = Object.keys(schema.properties);
  return Object.entries(schema.properties).flatMap(([section, { 'x-rules': rules = [] }]) => {
    const own = questions.filter((one) => one.section === section && isQuestion(one.source));
    const before = ids.slice(0, ids.indexOf(section) + 1);
    const earlier = questions.filter((one) => before.includes(one.section) && one.source.type !== 'null');
    return rules.map((rule, index) => {
      const path = ['properties', section, 'x-rules', index];
      const at = questions.find(({ id }) => id === rule.at);
      if (!at || !own.includes(at)) return { rule, section, path, at, own, placed: undefined };
      const ofQuestion = at.source['x-asked-if'];
      const placed: PlacedCondition = {
        of: 'rule',
        condition: rule.if,
        path: [...path, 'if'],
        name: `A rule of "${section}"`,
        holders: [at],
        earlier,
        judgedIf: [...(ofQuestion ? [ofQuestion] : []), ...toNeeded(rule.if)],
      };
      return { rule, section, path, at, own, placed };
    });
  });
}

/** What a rule names has an answer, unless the rule tests whether it has one. */
function toNeeded(condition: Condition): readonly Condition[] {
  const open = listAnswerTests(condition).filter(({ answered }) => answered !== undefined);
  const needed = listNamed(condition).filter((id) => !open.some(({ question }) => question === id));
  return [...new Set(needed)].map((question) => ({ question, answered: true }));
}

export function ruleProblems(
  { rule, section, path, at, own }: PlacedRule,
  all: readonly PlacedRule[],
  file: JsonFile,
): readonly Problem[] {
  const place = [...path, 'at'];
  const { at: id } = rule;
  if (!at) {
    const possible = own.map((one) => one.id);
    return [errorAt(file, place, 'rule-at-unknown', { id, ...hintAt(id, possible, own) })];
  }
  if (at.section !== section)
    return [errorAt(file, place, 'rule-at-elsewhere', { id, section, other: at.section })];
  if (!own.includes(at)) return [errorAt(file, place, 'rule-at-unanswered', { id })];
  if (at.source['x-retired']) return [errorAt(file, place, 'rule-at-retired', { id })];
  const first = all.find((one) => one.rule.at === id && isDeepStrictEqual(one.rule.if, rule.if));
  return first?.rule === rule ? [] : [errorAt(file, path, 'rule-twice', { id })];
}
