import { listTests } from '../registry/condition.ts';
import { findQuestion } from '../registry/find-question.ts';
import type { Question, Questionnaire } from '../registry/questionnaire.ts';

/** The ids of the sections whose answers decide whether a question is asked, through whatever hangs on what. */
export function sectionsBehind(questionnaire: Questionnaire, { conditions }: Question): readonly string[] {
  const sections = conditions.flatMap(listTests).flatMap(({ question }) => {
    const found = findQuestion(questionnaire, question);
    return found ? [found.section.id, ...sectionsBehind(questionnaire, found.question)] : [];
  });
  return [...new Set(sections)];
}

/** The questions that decide what is asked in other sections than their own. */
export function decidingElsewhere({ sections }: Questionnaire): ReadonlySet<string> {
  const deciding = sections.flatMap((section) => {
    const own = new Set(section.questions.map(({ id }) => id));
    const looked = section.questions.flatMap(({ conditions }) => conditions.flatMap(listTests));
    return looked.map(({ question }) => question).filter((id) => !own.has(id));
  });
  return new Set(deciding);
}
