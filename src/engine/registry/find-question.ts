import type { Question, Questionnaire, Section } from '../questionnaire.ts';

/** A question with the section it stands in. */
export interface PlacedQuestion {
  readonly question: Question;
  readonly section: Section;
}

const indexes = new WeakMap<Questionnaire, ReadonlyMap<string, PlacedQuestion>>();

/**
 * Finds a question by any name that an answer may carry: its id, the name it is read by (x-saved-as), or an id
 * that it had before (x-former-ids).
 */
export function findQuestion(questionnaire: Questionnaire, name: string): PlacedQuestion | undefined {
  let index = indexes.get(questionnaire);
  if (!index) {
    index = buildIndex(questionnaire);
    indexes.set(questionnaire, index);
  }
  return index.get(name);
}

function buildIndex(questionnaire: Questionnaire): ReadonlyMap<string, PlacedQuestion> {
  return new Map(
    questionnaire.sections.flatMap((section) =>
      section.questions.flatMap((question) =>
        [...question.formerIds, question.savedAs, question.id].map((name) => [name, { question, section }]),
      ),
    ),
  );
}

/** Every question of a questionnaire in form order, retired ones included. */
export function allQuestions(questionnaire: Questionnaire): readonly Question[] {
  return questionnaire.sections.flatMap((section) => section.questions);
}
