import type { Answer } from '../answers/answer-types.ts';
import { readNoteId } from '../answers/note-ids.ts';
import type { CatalogEntry } from '../registry/catalog.ts';
import type { Answers, AskingQuestion, Question, Section } from '../registry/questionnaire.ts';
import { isAnswered } from './answered.ts';
import { holds } from './conditions.ts';

/** The ids of the questions of a questionnaire that are asked, given the answers to all of it. */
export type Asked = ReadonlySet<string>;

/** A questionnaire as far as it decides what is asked. */
interface Asking {
  readonly sections: readonly { readonly questions: readonly AskingQuestion[] }[];
}

/**
 * Which questions are asked, given the answers to the whole questionnaire: those not retired whose conditions hold.
 * Conditions look at earlier questions only, and the answer to a question that is not asked itself counts for nothing.
 */
export function findAsked({ sections }: Asking, answers: Answers): Asked {
  const asked = new Map<string, { readonly question: AskingQuestion; readonly answer: Answer | undefined }>();
  const look = (id: string) => asked.get(id);
  for (const question of sections.flatMap(({ questions }) => questions)) {
    if (question.retired || !question.conditions.every((condition) => holds(condition, look))) continue;
    asked.set(question.id, { question, answer: answers[question.id] });
  }
  return new Set(asked.keys());
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
export function askedInEntry({ sections }: CatalogEntry, answers: Answers): AskedEntry {
  // Whatever is answered was asked, but for notes.
  if (sections.every(({ asking }) => asking === undefined)) {
    return { sections, isAsked: (id) => readNoteId(id) === undefined };
  }
  const asking = sections.map((section) => ({ ...section, questions: section.asking ?? [] }));
  const asked = findAsked({ sections: asking }, answers);
  return {
    sections: askedSections(asking, asked).map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.filter((question) => asked.has(question.id)).length,
    })),
    isAsked: (id) => asked.has(id),
  };
}
