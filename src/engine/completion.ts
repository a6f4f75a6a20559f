import type { RecordContent, ConditionContent } from './content.ts';
import { isAnswered } from './answers.ts';
import type { CompiledQuestionnaire, Questionnaire } from './questionnaire.ts';
import { askedSections, findAsked } from './asked-questions.ts';

/**
 * Whether a record is complete (I2): a checklist when every section with asked questions has been saved, insights
 * when also every asked question has an answer that is not blank. Questions added after the record was answered are
 * not needed.
 */
export function isComplete(compiled: CompiledQuestionnaire, content: RecordContent): boolean {
  const { questionnaire } = compiled;
  const saved = new Set(content.sections);
  if (!listAskedSections(questionnaire, content).every((id) => saved.has(id))) return false;
  if (questionnaire.kind === 'checklist') return true;
  return countAnswered(compiled, content) === countAsked(compiled, content);
}

interface CountedContent extends ConditionContent {
  readonly unseen?: RecordContent['unseen'] | undefined;
}

/** The ids of the sections with asked questions; a section with only unseen questions is left out. */
export function listAskedSections(
  { sections }: Pick<Questionnaire, 'sections'>,
  content: CountedContent,
): string[] {
  return askedSections(sections, findNeeded({ sections }, content)).map(({ id }) => id);
}

/** The number of asked questions with an answer that is not blank. */
export function countAnswered({ questionnaire }: CompiledQuestionnaire, content: CountedContent): number {
  return [...findNeeded(questionnaire, content)].filter((id) => isAnswered(content.answers[id])).length;
}

/** The number of asked questions, without unseen ones. */
export function countAsked({ questionnaire }: CompiledQuestionnaire, content: CountedContent): number {
  return findNeeded(questionnaire, content).size;
}

function findNeeded(
  questionnaire: Pick<Questionnaire, 'sections'>,
  content: CountedContent,
): ReadonlySet<string> {
  const { answers, unseen = [] } = content;
  const asked = [...findAsked(questionnaire, content)];
  return new Set(asked.filter((id) => !unseen.includes(id) || isAnswered(answers[id])));
}
