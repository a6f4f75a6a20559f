import { noAnswer } from '../answers/answer-type.ts';
import type { RecordContent } from '../answers/stored.ts';
import type { CompiledQuestionnaire, Question, Section } from '../registry/questionnaire.ts';
import { toAnswerText } from './answer-text.ts';
import { isAnswered } from './answered.ts';
import { countedQuestions } from './visibility.ts';

/** A section of several analyses side by side. */
export interface ComparedSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly ComparedQuestion[];
}

/** A question that is visible in at least one of the analyses. */
export interface ComparedQuestion {
  readonly id: string;
  readonly title: string;
  /** In the order of the analyses. */
  readonly answers: readonly ComparedAnswer[];
  /** Two of those who saved the section say different things. */
  readonly differs: boolean;
}

/** An answer in a comparison; `hidden`: the other answers of that analysis hide the question. */
export interface ComparedAnswer {
  readonly kind: 'answered' | 'blank' | 'hidden' | 'not-looked-at';
  /** As people read it; '-' where there is nothing to read. */
  readonly text: string;
}

/** Analyses of a questionnaire, question by question; no sum and no ranking. */
export function compareAnalyses(
  { sections }: CompiledQuestionnaire,
  contents: readonly RecordContent[],
): readonly ComparedSection[] {
  return sections.map((section) => {
    const visible = contents.map(({ answers }) => new Set(countedQuestions(section, answers)));
    return {
      id: section.id,
      title: section.title,
      questions: section.questions
        .filter((question) => visible.some((questions) => questions.has(question)))
        .map((question) =>
          compare(
            question,
            contents.map((content, index) =>
              toCompared(section, question, content, visible[index]?.has(question) ?? false),
            ),
          ),
        ),
    };
  });
}

function compare({ id, title }: Question, answers: readonly ComparedAnswer[]): ComparedQuestion {
  const known = answers.filter(({ kind }) => kind !== 'not-looked-at');
  return { id, title, answers, differs: new Set(known.map(({ kind, text }) => `${kind} ${text}`)).size > 1 };
}

function toCompared(
  { id }: Section,
  question: Question,
  { answers, sections }: RecordContent,
  isVisible: boolean,
): ComparedAnswer {
  if (!sections.includes(id)) return { kind: 'not-looked-at', text: noAnswer };
  if (!isVisible) return { kind: 'hidden', text: noAnswer };
  const answer = answers[question.id];
  const text = toAnswerText(question, answer) ?? noAnswer;
  return { kind: isAnswered(answer) ? 'answered' : 'blank', text };
}
