import { isTextList } from '../../lib/is-text-list.ts';
import type { PlainAnswer } from '../answers/answer-type.ts';
import type { Answer } from '../answers.ts';
import { toTypedPlain, toTypedText } from '../answers/typed-answers.ts';
import { isWritten } from '../answers/written-answer.ts';
import { toOwnTextId } from '../compile/own-text.ts';
import type { RecordContent } from '../stored.ts';
import type { Answers, CompiledQuestionnaire, Question } from '../questionnaire.ts';

/** An answer in one line or text, as people read it; undefined: there is none. */
export function toAnswerText(question: Question, answer: Answer | undefined): string | undefined {
  return toTypedText(question, answer);
}

/** The same for programs, where there is more to say than the text; undefined: there is not. */
export function toPlainAnswer(question: Question, answer: Answer | undefined): PlainAnswer | undefined {
  return toTypedPlain(question, answer);
}

/**
 * The question with its chosen options called by what the member wrote for them, 'Other: by hand': so its answer is
 * read. `answers` are by current ids.
 */
export function withOwnTexts(question: Question, answers: Answers): Question {
  if (!question.options.some(({ ownText }) => ownText)) return question;
  const answer = answers[question.id];
  const isChosen = (id: string) => (isTextList(answer) ? answer.includes(id) : answer === id);
  const options = question.options.map((option) => {
    const text = option.ownText && isChosen(option.id) && answers[toOwnTextId(question.id, option.id)];
    return isWritten(text) ? { ...option, title: `${option.title}: ${text.trim()}` } : option;
  });
  return { ...question, options };
}

/** What is said of an entry in one line. */
export interface EntrySummary {
  /** The answer to its first question; undefined: none. */
  readonly words: string | undefined;
  /** The UTC day on which it is brought back, YYYY-MM-DD; undefined: never. */
  readonly day: string | undefined;
}

/** The first answer of an entry, and the day that one of its questions asks for to be reminded on (x-reminds). */
export function summarizeEntry(
  { sections }: CompiledQuestionnaire,
  { answers }: RecordContent,
): EntrySummary {
  const questions = sections.flatMap((section) => section.questions).filter(({ retired }) => !retired);
  const [first] = questions;
  const reminder = questions.find((question) => question.type === 'date' && question.settings.reminds);
  const day = reminder && answers[reminder.id];
  return {
    words: first && toAnswerText(withOwnTexts(first, answers), answers[first.id]),
    day: typeof day === 'string' ? day : undefined,
  };
}
