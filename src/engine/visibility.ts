import type { FactId } from '../contracts/coin-facts.ts';
import type { Answer } from './answers.ts';
import { findFact, type ConditionContent } from './content.ts';
import type { CatalogEntry } from './catalog.ts';
import type { Answers, AskingQuestion, Question, Section } from './questionnaire.ts';
import { isAnswered } from './rules/answered.ts';
import { judge, type Look, type Verdict } from './rules/conditions.ts';

/** The ids of the questions of a questionnaire that are asked, given the answers to all of it. */
export type Asked = ReadonlySet<string>;

/** A questionnaire as far as it decides what is asked. */
interface Asking {
  readonly sections: readonly AskingSection[];
}

interface AskingSection {
  readonly id: string;
  readonly questions: readonly AskingQuestion[];
}

/**
 * Which questions are asked, given the answers to the whole questionnaire and the facts of its sections: those
 * not retired whose conditions hold, or hang on a fact that is not known. Conditions look at earlier questions only, and
 * the answer to a question that is not asked itself counts for nothing.
 */
export function findAsked(questionnaire: Asking, content: ConditionContent): Asked {
  return new Set(judgeQuestions(questionnaire, content).keys());
}

/** A question that is asked. */
interface AskedNow {
  readonly question: AskingQuestion;
  readonly answer: Answer | undefined;
  /** Undefined: it is asked only because a fact is not known. */
  readonly verdict: Verdict;
}

/** The questions that are asked, by their ids. */
export function judgeQuestions(
  { sections }: Asking,
  { answers, conditionFacts }: ConditionContent,
): ReadonlyMap<string, AskedNow> {
  const asked = new Map<string, AskedNow>();
  const look: Look = (id) => asked.get(id);
  for (const { id: section, questions } of sections) {
    for (const question of questions) {
      const find = (fact: FactId) => findFact(sections, section, fact, conditionFacts);
      const verdict = question.retired ? false : judge({ allOf: question.conditions }, look, find);
      if (verdict === false) continue;
      asked.set(question.id, { question, answer: answers[question.id], verdict });
    }
  }
  return asked;
}

/** The questions of a section that are asked, in form order. */
export function visibleQuestions(
  { questions }: Pick<Section, 'questions'>,
  asked: Asked,
): readonly Question[] {
  return questions.filter(({ id }) => asked.has(id));
}

/** The sections that have something to ask: only they are shown, counted and needed. */
export function askedSections<S extends Asking['sections'][number]>(
  sections: readonly S[],
  asked: Asked,
): readonly S[] {
  return sections.filter(({ questions }) => questions.some(({ id }) => asked.has(id)));
}

/**
 * The questions that results are about: those asked, and those asked no longer that have an answer. The texts of options
 * are shown with them.
 */
export function shownQuestions(
  { questions }: Pick<Section, 'questions'>,
  asked: Asked,
  answers: Answers,
): readonly Question[] {
  return questions.filter(({ id, ownTextOf }) => !ownTextOf && (asked.has(id) || isAnswered(answers[id])));
}

/** Whether it depends on answers which sections have something to ask. */
export function hasConditionalSections({ sections }: Asking): boolean {
  return sections.some(({ questions }) => {
    const left = questions.filter(({ retired }) => !retired);
    return left.length > 0 && left.every(({ conditions }) => conditions.length > 0);
  });
}

/** A questionnaire that is not loaded, as far as it has something to ask. */
export interface AskedEntry {
  /** The sections that have something to ask, with how many questions are asked in each. */
  readonly sections: readonly Pick<CatalogEntry['sections'][number], 'id' | 'title' | 'questions'>[];
  readonly isAsked: (questionId: string) => boolean;
}

/** The same of a questionnaire that is known by its entry in the catalogue only. */
export function askedInEntry({ sections }: CatalogEntry, content: ConditionContent): AskedEntry {
  const all = sections.map(({ id, asking = [] }) => ({ id, questions: asking }));
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
    // Whatever else is answered was asked.
    isAsked: (id) => !unasked.has(id),
  };
}
