import { listAnswerTests } from '../conditions.ts';
import type { CatalogEntry, CatalogSection } from '../catalog.ts';
import { type Questionnaire, allQuestions, type Section } from '../questionnaire.ts';
/** The catalogue's entry of a questionnaire, without retired questions and sections that have no others. */
export function toCatalogEntry(questionnaire: Questionnaire): CatalogEntry {
  const { sections, versions: _, askedByVersion: __, ...facts } = questionnaire;
  const tests = allQuestions(questionnaire).flatMap(({ conditions }) => conditions.flatMap(listAnswerTests));
  const inConditions = new Set(tests.map(({ question }) => question));
  const isRenamed = [questionnaire, ...sections].some(({ formerIds }) => formerIds);
  return {
    ...facts,
    ...(isRenamed && { renamed: true }),
    sections: sections
      .map((section) => toCatalogSection(section, inConditions))
      .filter(({ questions }) => questions > 0),
  };
}

function toCatalogSection(section: Section, inConditions: ReadonlySet<string>): CatalogSection {
  const { id, formerIds, title, questions: all } = section;
  const questions = all.filter(({ retired }) => !retired);
  const retired = all.filter((question) => question.retired).map((question) => question.id);
  const asking = questions
    .filter((question) => question.conditions.length > 0 || inConditions.has(question.id))
    .map((question) => ({
      id: question.id,
      type: question.type,
      retired: question.retired,
      conditions: question.conditions,
    }));
  return {
    id,
    ...(formerIds && { formerIds }),
    title,
    questions: questions.length,
    ...(asking.length > 0 && { asking }),
    ...(retired.length > 0 && { retired }),
  };
}
