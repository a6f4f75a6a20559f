import { createContext } from 'react';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { AnswerType } from '../../../../engine/answers.ts';
import type { Question, Section } from '../../../../engine/questionnaire.ts';
import type { AskedIds } from '../../../../engine/asked-questions.ts';
import type { WrittenStore } from './written-store.ts';

/**
 * Data for templates and widgets beyond the schema. Constant for the life of the form: every widget renders again when
 * it changes.
 */
export interface SectionContext {
  readonly questions: ReadonlyMap<string, Question>;
  readonly section: Section;
  readonly labelledBy: string;
  /** Id for the section's facts. */
  readonly evidenceId: string;
  readonly questionnaireId: string;
  readonly written: WrittenStore;
  readonly hasNotes: boolean;
}

/** The questions that apply: a separate context, since they change with the answers. */
export const AskedContext = createContext<AskedIds>(new Set());

/** Questions that apply but are hidden, since others are offered first. */
export const LeftOutContext = createContext<ReadonlySet<string> | undefined>(undefined);

/** What is wrong with each wrong cell, by the cell's id. */
export const WrongCellsContext = createContext<ReadonlyMap<string, string>>(new Map());

export type QuestionWidgetProps = WidgetProps<unknown, RJSFSchema, SectionContext>;

export function toQuestionMap(section: Section): ReadonlyMap<string, Question> {
  return new Map(section.questions.map((question) => [question.id, question]));
}

/** Throws for another type of answer. */
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

/** Throws for an unknown id. */
export function getQuestion(context: SectionContext, id: string): Question {
  const question = context.questions.get(id);
  if (!question) throw new Error(`The form shows ${id}, which is no question of its section`);
  return question;
}
