import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../../src/engine/conditions.ts';
import type { QuestionnaireSource, ReleasedAbout } from '../../src/engine/compile/source.ts';
import type { Rule } from '../../src/engine/questionnaire.ts';
import { describeTurn, describeTurnInWords, namesOfQuestion, toConditionWords } from './change-words.ts';
import { placeQuestions } from './placed-source.ts';
import type { Difference } from './question-differences.ts';
import { aboutOf } from './release-of.ts';

/** Rules have no ids: one of the same question and condition is the same rule. */
export function ruleChanges(
  source: QuestionnaireSource,
  before: ReleasedAbout | undefined,
): readonly Difference[] {
  if (before?.fingerprint === undefined) return [];
  const { rules: now = [] } = aboutOf(source);
  const { rules: former = [] } = before;
  const questions = placeQuestions(source);
  const find = (id: string) => questions.find((one) => namesOfQuestion(one).includes(id));
  const describe = (rule: Rule) =>
    `rule at "${find(rule.at)?.source.title ?? rule.at}" (${rule.at}), if ${toConditionWords(source, [rule.if])}`;
  const isSame = (one: Rule) => (other: Rule) => one.at === other.at && isDeepStrictEqual(one.if, other.if);
  const gone = former
    .filter((rule) => !now.some(isSame(rule)))
    .map((rule) => ({ line: `${describe(rule)}: it is gone`, needsVersion: true }));
  const each = now.flatMap((rule): readonly Difference[] => {
    const was = former.find(isSame(rule));
    if (!was)
      return [
        {
          line: `${describe(rule)}: it is new, a${rule.level === 'error' ? 'n' : ''} ${rule.level}`,
          needsVersion: true,
        },
      ];
    return [
      ...describeTurn('complaint', was.words, rule.words).map((line) => ({ line, needsVersion: false })),
      ...describeTurn('level', was.level, rule.level).map((line) => ({ line, needsVersion: true })),
    ].map((change) => ({ ...change, line: `${describe(rule)}: ${change.line}` }));
  });
  return [...gone, ...each];
}

/** A text between questions changes no answer, so none of its changes needs a version. */
export function textChanges(
  source: QuestionnaireSource,
  before: ReleasedAbout | undefined,
): readonly Difference[] {
  if (before?.fingerprint === undefined) return [];
  const { texts: now = {} } = aboutOf(source);
  const { texts: former = {} } = before;
  const gone = Object.entries(former).flatMap(([id, { title }]) =>
    now[id] ? [] : [`text "${title}" (${id}) is gone`],
  );
  const words = (condition: Condition) => toConditionWords(source, [condition]);
  const each = Object.entries(now).flatMap(([id, text]) => {
    const about = `text "${text.title}" (${id})`;
    const was = former[id];
    if (!was) return [`${about} is new`];
    return [
      ...describeTurn('title', was.title, text.title),
      ...describeTurn('text', was.description, text.description),
      ...describeTurnInWords('condition', was['x-asked-if'], text['x-asked-if'], words),
      ...describeTurn('section', was.section, text.section),
    ].map((line) => `${about}: ${line}`);
  });
  return [...gone, ...each].map((line) => ({ line, needsVersion: false }));
}
