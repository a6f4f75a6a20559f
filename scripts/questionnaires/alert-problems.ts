import { dayValueIds, toDayValueKind } from '../../src/contracts/day-values.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { AlertQuestions } from '../../src/engine/questionnaire.ts';
import type { Checked } from './checked.ts';
import { errorAt } from './json-file.ts';
import type { Problem } from './problem.ts';

export function alertProblems({ source, questions, schemaFile }: Checked): readonly Problem[] {
  const { alert, subject } = source.schema['x-questionnaire'];
  if (!alert) return [];
  const find = (id: string) => questions.find((one) => one.id === id && one.source['x-retired'] !== true);
  const isOf = (id: string, type: string) => {
    const question = find(id);
    return question !== undefined && toAnswerType(question.source) === type;
  };
  const optionsOf = (id: string) => {
    const question = find(id);
    return question ? optionSources(question.source).map((option) => option.const) : [];
  };
  const isKept = (fact: string | undefined) =>
    dayValueIds.some((id) => id === fact && toDayValueKind(id).unit !== 'side');
  const checks: readonly (readonly [keyof AlertQuestions, boolean, string])[] = [
    ['fact', subject === 'coin', 'a question about a coin'],
    ['fact', isOf(alert.fact, 'choice'), 'a question with one of several answers'],
    ['side', isOf(alert.side, 'choice'), 'a question with one of several answers'],
    ['figure', isOf(alert.figure, 'number'), 'a question that is answered by a number'],
    ['until', isOf(alert.until, 'date'), 'a question that is answered by a day'],
    ['above', optionsOf(alert.side).includes(alert.above), 'an option of "side"'],
    [
      'facts',
      optionsOf(alert.fact).every((option) => isKept(alert.facts[option])),
      'a value of the daily reading for each option of "fact"',
    ],
  ];
  return checks.flatMap(([part, isRight, wanted]) =>
    isRight ? [] : [errorAt(schemaFile, ['x-questionnaire', 'alert', part], 'alert-unfit', { part, wanted })],
  );
}
