import { calculate, type Calculation } from './calculate.ts';
import type { FactId } from '../contracts/coin-facts.ts';
import { isAnswered, type Answer, type Answers } from './answers.ts';
import type { AskingQuestion, AskingValue, Question, Section } from './questionnaire.ts';
import { findFact, type ConditionContent } from './content.ts';
import type { CatalogEntry } from './catalog.ts';
import { judge, type LookUp } from './judge-condition.ts';

/** The ids of a questionnaire's asked questions, given all of its answers. */
export type AskedIds = ReadonlySet<string>;

/** The parts of a questionnaire that decide which questions are asked. */
interface Asking {
  readonly sections: readonly AskingSection[];
}

interface AskingSection {
  readonly id: string;
  readonly questions: readonly AskingQuestion[];
  readonly calculated?: readonly AskingValue[];
}

/**
 * The asked questions, given the answers to the whole questionnaire and the facts of its sections: all questions that
 * are not retired and whose conditions hold, or depend on an unknown fact. Conditions look at earlier questions only,
 * and the answer to a question that is not asked does not count.
 */
export function findAsked(questionnaire: Asking, content: ConditionContent): AskedIds {
  return new Set(judgeQuestions(questionnaire, content).keys());
}

interface JudgedQuestion {
  readonly question: AskingQuestion;
  readonly answer: Answer | undefined;
  /** Undefined: it is asked only because a fact is not known. */
  readonly verdict: boolean | undefined;
}

/** The asked questions, by their ids. */
export function judgeQuestions(
  { sections }: Asking,
  { answers, conditionFacts }: ConditionContent,
): ReadonlyMap<string, JudgedQuestion> {
  const asked = new Map<string, JudgedQuestion>();
  const values = listValues({ sections });
  const lookUp: LookUp = (id) => {
    const value = values.get(id);
    if (!value) return asked.get(id);
    const found = calculateValue(value, { sections, lookUp, conditionFacts });
    return found && { question: { type: 'number' }, answer: found.value };
  };
  for (const { id: section, questions } of sections) {
    for (const question of questions) {
      const find = (fact: FactId) => findFact(sections, section, fact, conditionFacts);
      const verdict = question.retired ? false : judge({ allOf: question.conditions }, lookUp, find);
      if (verdict === false) continue;
      asked.set(question.id, { question, answer: answers[question.id], verdict });
    }
  }
  return asked;
}

/** A calculated value with the section that declares it. */
interface PlacedValue extends AskingValue {
  readonly section: string;
}

function listValues({ sections }: Asking): ReadonlyMap<string, PlacedValue> {
  return new Map(
    sections.flatMap(({ id: section, calculated = [] }) =>
      calculated.map((one) => [one.id, { ...one, section }] as const),
    ),
  );
}

interface Calculating {
  readonly sections: readonly AskingSection[];
  readonly lookUp: LookUp;
  readonly conditionFacts: ConditionContent['conditionFacts'];
  readonly today?: string | undefined;
}

/** Undefined: its condition does not hold. */
function calculateValue(
  { section, formula, needsAny, conditions }: PlacedValue,
  { sections, lookUp, conditionFacts, today }: Calculating,
): Calculation | undefined {
  const find = (fact: FactId) => findFact(sections, section, fact, conditionFacts);
  if (judge({ allOf: conditions }, lookUp, find) === false) return undefined;
  return calculate(formula, {
    find: lookUp,
    findFact: (fact) => toFigureOfFact(find(fact)),
    today,
    needsAny: needsAny ?? false,
  });
}

function toFigureOfFact(fact: string | undefined): number | undefined {
  const figure = fact === undefined || fact === '' ? NaN : Number(fact);
  return Number.isNaN(figure) ? undefined : figure;
}

/**
 * The calculated values of a record, by id, those whose conditions hold. `today`: the UTC day, YYYY-MM-DD, from which ages
 * are counted; undefined: no age is known.
 */
export function calculateAll(
  asking: Asking,
  content: ConditionContent,
  today: string | undefined,
): ReadonlyMap<string, Calculation> {
  return listValues(asking).size === 0 ? new Map() : judgeRecord(asking, content, today).calculated;
}

/** What conditions of a record look at. */
export interface JudgedRecord {
  readonly asked: AskedIds;
  readonly lookUp: LookUp;
  readonly findFact: (sectionId: string, fact: FactId) => string | undefined;
  readonly calculated: ReadonlyMap<string, Calculation>;
}

/** Judges the conditions of a record's questions and calculated values; `today` as for calculateAll. */
export function judgeRecord(
  { sections }: Asking,
  content: ConditionContent,
  today: string | undefined,
): JudgedRecord {
  const values = listValues({ sections });
  const asked = judgeQuestions({ sections }, content);
  const { conditionFacts } = content;
  const calculated = new Map<string, Calculation>();
  const lookUp: LookUp = (id) => {
    const known = calculated.get(id);
    return known ? { question: { type: 'number' }, answer: known.value } : asked.get(id);
  };
  for (const value of values.values()) {
    const found = calculateValue(value, { sections, lookUp, conditionFacts, today });
    if (found) calculated.set(value.id, found);
  }
  return {
    asked: new Set(asked.keys()),
    lookUp,
    calculated,
    findFact: (section, fact) => findFact(sections, section, fact, conditionFacts),
  };
}

/** The asked questions of a section, in form order. */
export function askedQuestions(
  { questions }: Pick<Section, 'questions'>,
  asked: AskedIds,
): readonly Question[] {
  return questions.filter(({ id }) => asked.has(id));
}

/** The sections with asked questions: only they are shown, counted and needed. */
export function askedSections<S extends Asking['sections'][number]>(
  sections: readonly S[],
  asked: AskedIds,
): readonly S[] {
  return sections.filter(({ questions }) => questions.some(({ id }) => asked.has(id)));
}

/**
 * The questions in the results: asked ones, and answered ones that are asked no longer. The texts of options are
 * shown with them.
 */
export function shownQuestions(
  { questions }: Pick<Section, 'questions'>,
  asked: AskedIds,
  answers: Answers,
): readonly Question[] {
  return questions.filter(({ id, ownTextOf }) => !ownTextOf && (asked.has(id) || isAnswered(answers[id])));
}

/** Whether answers decide which sections have asked questions. */
export function hasConditionalSections({ sections }: Asking): boolean {
  return sections.some(({ questions }) => {
    const left = questions.filter(({ retired }) => !retired);
    return left.length > 0 && left.every(({ conditions }) => conditions.length > 0);
  });
}

/** The asked part of a questionnaire that is not loaded. */
interface AskedEntry {
  /** The sections with asked questions, and the number of these. */
  readonly sections: readonly Pick<CatalogEntry['sections'][number], 'id' | 'title' | 'questions'>[];
  readonly isAsked: (questionId: string) => boolean;
}

/** The asked part of a questionnaire, known only by its catalogue entry. */
export function askedInEntry({ sections }: CatalogEntry, content: ConditionContent): AskedEntry {
  const all = sections.map(({ id, asking = [], calculated = [] }) => ({ id, questions: asking, calculated }));
  const asked = findAsked({ sections: all }, content);
  const hidden = all.map(({ questions }) => questions.map(({ id }) => id).filter((id) => !asked.has(id)));
  const unasked = new Set([...hidden.flat(), ...sections.flatMap(({ retired = [] }) => retired)]);
  return {
    sections: sections
      .map(({ id, title, questions }, index) => ({
        id,
        title,
        questions: questions - (hidden[index]?.length ?? 0),
      }))
      .filter(({ questions }) => questions > 0),
    // The entry lists only conditional and retired questions: any other was asked.
    isAsked: (id) => !unasked.has(id),
  };
}
