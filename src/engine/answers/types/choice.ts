import { hasManyOptions } from '../../compile/question-source.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { currentOptionId, listOffered } from '../options.ts';
import { accept, refuse, type AnswerTypeDefinition, type NoSettings } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import { isWritten } from '../../../lib/is-written.ts';
import { writtenAnswer } from '../written-answer.ts';

/** One of several options, answered by its id. */
export const choice = {
  isAnswer: writtenAnswer.isAnswer,
  isAnswered: isWritten,

  toWire: writtenAnswer.toWire,
  fromWire(value, { options }) {
    if (value === '') return accept(undefined);
    const id = typeof value === 'string' ? currentOptionId(options, value) : undefined;
    return id === undefined ? refuse("Must be the id of one of the question's options.") : accept(id);
  },
  fromRecord: writtenAnswer.fromRecord,

  toCurrent: (answer, { options }) => currentOptionId(options, answer) ?? answer,

  toResult(answer, { options }) {
    const chosen = options.find((option) => option.id === answer);
    return { kind: 'text', text: chosen?.title ?? noAnswer, signal: chosen?.signal ?? 'neutral' };
  },
  toText: (answer, { options }) =>
    isWritten(answer) ? (options.find((option) => option.id === answer)?.title ?? answer) : undefined,
  toSignals: (answer, { options }) =>
    options.filter((option) => option.id === answer).map((option) => option.signal),
} as const satisfies AnswerTypeDefinition<string, NoSettings>;

/** The compile step's definition of questions with one choice. */
export const choiceQuestion = {
  matchesSchema: ({ type, oneOf }) => type === 'string' && oneOf !== undefined,
  parseSettings: () => ({}),
  optionsPath: ['oneOf'],
  canEqual: (value, optionIds) => optionIds.includes(String(value)),
  sample: ({ options }) => listOffered(options)[0] ?? '',
  widgets: ['radio', 'cards', 'select'],
  defaultWidget: { checklist: 'radio', insights: 'radio' },
  toOtherWidget: (source) => (hasManyOptions(source) ? 'select' : undefined),
} as const satisfies QuestionTypeDefinition<string, NoSettings>;
