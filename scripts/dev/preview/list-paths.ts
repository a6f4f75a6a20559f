import { findAsked } from '../../../src/engine/asked-questions.ts';
import { blankContent, type ConditionContent, type Content } from '../../../src/engine/content.ts';
import { allQuestions, type Question, type Questionnaire } from '../../../src/engine/questionnaire.ts';
import { listBehind, listChoices, listTested, withValue, type Tested, type TestedValue } from './tested.ts';

export interface ConditionPath {
  readonly asked: readonly string[];
  /** The answers and facts that lead there; questions without an answer are left out. */
  readonly content: Content;
}

interface ConditionPaths {
  readonly conditional: readonly Question[];
  readonly tested: readonly Tested[];
  readonly paths: readonly ConditionPath[];
  /** There were too many combinations to try all of them. */
  readonly isCut: boolean;
}

const mostTries = 5_000;

/** Finds the paths through the conditions of a questionnaire by trying every answer and fact that makes a difference. */
export function listPaths(questionnaire: Questionnaire): ConditionPaths {
  const conditional = listConditional(questionnaire);
  const tested = listTested(questionnaire);
  const paths = new Map<string, ConditionPath>();
  let tries = 0;
  for (const { content } of tryAll(questionnaire, tested, blankContent)) {
    tries += 1;
    if (tries > mostTries) break;
    const asked = listAskedOf(conditional, questionnaire, content);
    const key = asked.join(' ');
    if (!paths.has(key)) paths.set(key, { asked, content });
  }
  return { conditional, tested, paths: [...paths.values()], isCut: tries > mostTries };
}

/** An option's text appears with its option, so it makes no path. */
function listConditional(questionnaire: Questionnaire): readonly Question[] {
  return allQuestions(questionnaire).filter(
    ({ conditions, retired, ownTextOf }) => conditions.length > 0 && !retired && !ownTextOf,
  );
}

function listAskedOf(
  conditional: readonly Question[],
  questionnaire: Questionnaire,
  content: ConditionContent,
): readonly string[] {
  const asked = findAsked(questionnaire, content);
  return conditional.filter(({ id }) => asked.has(id)).map(({ id }) => id);
}

interface Try {
  readonly content: Content;
  /** How many answers and facts differ from the first content. */
  readonly changes: number;
}

/** The combinations of these answers and facts, those with the fewest changes first. */
function* tryAll(questionnaire: Questionnaire, tested: readonly Tested[], first: Content): Generator<Try> {
  const choices = tested.map((one) => listChoices(one, first));
  for (let changes = 0; changes <= tested.length; changes += 1)
    for (const values of combine(choices, changes)) {
      const content = tested.reduce(
        (before, one, index) => withValue(questionnaire, before, one, values[index]),
        first,
      );
      yield { content, changes };
    }
}

/** One value of each list, `changes` of them not the first. */
function* combine(
  lists: readonly (readonly TestedValue[])[],
  changes: number,
): Generator<readonly TestedValue[]> {
  const [list, ...rest] = lists;
  if (changes > lists.length) return;
  if (!list) return yield [];
  const [same, ...others] = list;
  for (const values of combine(rest, changes)) yield [same, ...values];
  if (changes === 0) return;
  for (const other of others) for (const values of combine(rest, changes - 1)) yield [other, ...values];
}

/** The index of the path that this content takes; -1: it was not found. */
export function findPathIndex(
  { conditional, paths }: ConditionPaths,
  questionnaire: Questionnaire,
  content: ConditionContent,
): number {
  const key = listAskedOf(conditional, questionnaire, content).join(' ');
  return paths.findIndex((path) => path.asked.join(' ') === key);
}

/**
 * The path with the fewest changes to this content that shows or hides one question, and of these the one that shows and
 * hides the fewest others; undefined: no such path.
 */
export function findFlipped(
  { conditional, tested }: ConditionPaths,
  questionnaire: Questionnaire,
  question: Question,
  content: Content,
): ConditionPath | undefined {
  const now = listAskedOf(conditional, questionnaire, content);
  const countTurned = (asked: readonly string[]) =>
    conditional.filter(({ id }) => asked.includes(id) !== now.includes(id)).length;
  let best: (ConditionPath & Try) | undefined;
  let tries = 0;
  for (const one of tryAll(questionnaire, listBehind(questionnaire, tested, question), content)) {
    tries += 1;
    if (tries > mostTries || (best && one.changes > best.changes)) break;
    const asked = listAskedOf(conditional, questionnaire, one.content);
    if (asked.includes(question.id) === now.includes(question.id)) continue;
    if (!best || countTurned(asked) < countTurned(best.asked)) best = { ...one, asked };
  }
  return best;
}

/** The content with the answers and facts of a path; others stay. */
export function toPathContent(
  questionnaire: Questionnaire,
  { tested }: ConditionPaths,
  path: ConditionPath,
  content: Content,
): Content {
  return tested.reduce(
    (before, one) => withValue(questionnaire, before, one, listChoices(one, path.content)[0]),
    content,
  );
}
