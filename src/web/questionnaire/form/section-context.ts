import { createContext } from 'react';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { Notes, WrittenNote } from '../../../engine/content.ts';
import type { Answer, AnswerType } from '../../../engine/answers.ts';
import type { Question, Section } from '../../../engine/questionnaire.ts';
import type { Asked } from '../../../engine/visibility.ts';

/** The notes of a form; the library's form has none. */
export interface NoteStore {
  /** Those that the member has written so far. */
  readonly read: () => Notes;
  readonly take: (questionId: string, note: WrittenNote) => void;
}

/**
 * What templates and widgets know beyond the schema. It never changes while the form lives: every widget renders
 * again when anything in here does, so answers stay out of it.
 */
export interface SectionContext {
  readonly questions: ReadonlyMap<string, Question>;
  /** The id of the element that names the section. */
  readonly labelledBy: string;
  readonly findImage: (path: string) => string | undefined;
  /** The answer so far: the library's form has an empty list also where nothing is chosen. */
  readonly readAnswer: (questionId: string) => Answer | undefined;
  /** False: no notes are kept beside answers. */
  readonly notes: NoteStore | false;
}

/** The questions that are asked: apart from the rest of the context, since it changes with the answers. */
export const AskedContext = createContext<Asked>(new Set());

export type QuestionWidgetProps = WidgetProps<unknown, RJSFSchema, SectionContext>;

export function toQuestionMap(section: Section): ReadonlyMap<string, Question> {
  return new Map(section.questions.map((question) => [question.id, question]));
}

/** The question behind a widget that stands for one type of answer. */
export function getQuestionOf<T extends AnswerType>(
  context: SectionContext,
  id: string,
  type: T,
): Extract<Question, { readonly type: T }> {
  const question = getQuestion(context, id);
  if (!isOfType(question, type)) throw new Error(`${id} is shown by a widget of another type of answer`);
  return question;
}

function isOfType<T extends AnswerType>(
  question: Question,
  type: T,
): question is Extract<Question, { readonly type: T }> {
  return question.type === type;
}

/** The question behind a widget or template; the form shows nothing but the section's questions. */
export function getQuestion(context: SectionContext, id: string): Question {
  const question = context.questions.get(id);
  if (!question) throw new Error(`The form shows ${id}, which is no question of its section`);
  return question;
}
