import { withCurrentIds, type RecordContent, type StoredAnswers } from '../stored.ts';
import { currentSections } from '../registry/names.ts';
import type { ConditionContent } from '../content.ts';
import type { AskedQuestion, Questionnaire, Section } from '../questionnaire.ts';
import { isAnswered } from './answered.ts';
import { findAsked } from '../visibility.ts';

/**
 * What a record says by the ids of now: its content, the sections that were saved, and the questions that are asked now
 * and were not in the version that it was answered in. A later section that questions of saved ones moved to counts as saved.
 */
export function currentContent(questionnaire: Questionnaire, stored: StoredAnswers): RecordContent {
  const content = withCurrentIds(questionnaire, stored);
  const saved = currentSections(questionnaire, stored.sections);
  const { askedThen } = questionnaire;
  if (!askedThen) return { ...content, sections: saved };
  const isKnown = buildKnown(questionnaire, content, saved);
  const now = findAsked(questionnaire, content);
  const sections = [...saved, ...listMoved(questionnaire, stored.version, saved)];
  const unseen = questionnaire.sections.flatMap((section) => {
    const version = stored.savedIn?.[section.id] ?? stored.version;
    return section.questions
      .filter(({ id, ownTextOf }) => now.has(id) && !ownTextOf && !isAnswered(content.answers[id]))
      .filter(({ id }) => !isKnown(id, version, sections.includes(section.id)))
      .map(({ id }) => id);
  });
  return { ...content, sections, unseen };
}

/** Whether a question was asked in a version, given this content, and its section saved if it counts as saved now. */
function buildKnown({ askedThen = {} }: Questionnaire, content: ConditionContent, saved: readonly string[]) {
  const asked = new Map<number, ReturnType<typeof findAsked>>();
  return (id: string, version: number, isSaved: boolean): boolean => {
    const questions = askedThen[version];
    // That version asked what is asked now, or nothing is known of it.
    if (!questions) return true;
    const before = asked.get(version) ?? findAsked({ sections: toSections(questions) }, content);
    asked.set(version, before);
    const section = questions.find((one) => one.id === id)?.section ?? '';
    return before.has(id) && (!isSaved || saved.includes(section));
  };
}

/** A question is judged by the facts of the section that it stood in. */
function toSections(questions: readonly AskedQuestion[]) {
  return questions.map((question) => ({ id: question.section, questions: [question] }));
}

/** Sections that a version did not have yet, and that have questions of those which were saved then. */
function listMoved(
  { sections, askedThen = {} }: Questionnaire,
  version: number,
  saved: readonly string[],
): readonly string[] {
  const then = askedThen[version] ?? [];
  const isMoved = ({ id, questions }: Section) =>
    !saved.includes(id) &&
    !then.some(({ section }) => section === id) &&
    questions.some((question) => then.some((one) => one.id === question.id && saved.includes(one.section)));
  return sections.filter(isMoved).map(({ id }) => id);
}
