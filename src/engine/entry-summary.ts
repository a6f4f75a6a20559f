import type { RecordContent } from './content.ts';
import type { CompiledQuestionnaire, Question, Questionnaire } from './questionnaire.ts';
import { asAnswered, toAnswerText, withOwnTexts } from './results.ts';

/** An entry in one line. */
export interface EntrySummary {
  /** The answer to its first question; undefined: none. */
  readonly words: string | undefined;
  /** The UTC day on which home brings it back, YYYY-MM-DD; undefined: never. */
  readonly day: string | undefined;
}

/** The question whose answer is the day on which home shows an entry again (x-reminds). */
export function findReminder({ sections }: Questionnaire): Question | undefined {
  return sections
    .flatMap(({ questions }) => questions)
    .find(({ retired, ...question }) => !retired && question.type === 'date' && question.settings.reminds);
}

/** YYYY-MM-DD. */
export function findReminderDay(
  questionnaire: Questionnaire,
  { answers }: Pick<RecordContent, 'answers'>,
): string | undefined {
  const reminder = findReminder(questionnaire);
  const day = reminder && answers[reminder.id];
  return typeof day === 'string' ? day : undefined;
}

/** An entry's first answer, and the day of its reminder. */
export function summarizeEntry(
  { questionnaire }: CompiledQuestionnaire,
  content: RecordContent,
): EntrySummary {
  const { answers } = content;
  const questions = questionnaire.sections
    .flatMap((section) =>
      section.questions.map((question) => asAnswered(questionnaire, section, question, content)),
    )
    .filter(({ retired }) => !retired);
  const [first] = questions;
  return {
    words: first && toAnswerText(withOwnTexts(first, answers), answers[first.id]),
    day: findReminderDay(questionnaire, content),
  };
}
