import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { isDay, isSavedYear, savedYears } from '../../../lib/utc-day.ts';
import { toAgeSignal } from '../bands.ts';
import type { Band, Signal } from '../../vocabulary.ts';
import { accept, refuse, type AnswerTypeDefinition, type AnsweredQuestion } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import { writtenAnswer } from '../written-answer.ts';

/** The settings of date questions. */
export interface DateSettings {
  /** The last allowed day: the UTC day of the save. */
  readonly latest?: 'today';
  /** The day is in the future; home brings the entry back on it. */
  readonly reminds?: true;
  /** In ascending order. */
  readonly bands?: readonly Band[];
}

/** A day of the calendar, YYYY-MM-DD. Its bands count its age. */
export const date = {
  ...writtenAnswer,
  isAnswer: isDate,
  isAnswered: () => true,
  unreadable: { kind: 'no-day' },
  findFault(day, { settings: { latest } }, today) {
    if (latest === 'today' && today !== undefined && day > today) return { kind: 'after-today', today };
    return isSavedYear(day) ? undefined : { kind: 'no-year', ...savedYears };
  },

  fromWire(value) {
    if (value === '') return accept(undefined);
    return isDate(value) ? accept(value) : refuse({ kind: 'no-day' });
  },
  fromRecord: (value) => (isDate(value) ? value : undefined),

  toResult: (day, question, asOf) => ({
    kind: 'text',
    text: toText(day) ?? noAnswer,
    signal: day === undefined ? 'neutral' : toSignal(day, question, asOf),
  }),
  toText,
  toPlain: (day) => ({ value: day }),
  toSignals: (day, question, asOf) => [toSignal(day, question, asOf)],
} as const satisfies AnswerTypeDefinition<string, DateSettings>;

/** The compile step's definition of date questions. */
export const dateQuestion = {
  matchesSchema: ({ type, format }) => type === 'string' && format === 'date',
  parseSettings: ({ 'x-latest': latest, 'x-reminds': reminds, 'x-bands': bands }) => ({
    ...(latest && { latest }),
    ...(reminds && { reminds }),
    ...(bands && { bands }),
  }),
  toReleased: ({ 'x-bands': bands }) => ({ ...(bands && { bands }) }),
  // The engine checks the day in browser and server: a compiled format would bundle all other formats.
  toSchema(source) {
    const { format: _, ...schema } = source;
    return schema;
  },
  canEqual: isDate,
  sample: () => '2024-02-29',
  widgets: ['date'],
  defaultWidget: { checklist: 'date', insights: 'date' },
} as const satisfies QuestionTypeDefinition<string, DateSettings>;

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isDay(value);
}

function toText(day: string | undefined): string | undefined {
  return day === undefined ? undefined : toUtcDate(day);
}

function toSignal(
  day: string,
  { settings: { bands } }: AnsweredQuestion<DateSettings>,
  asOf: string | undefined,
): Signal {
  return asOf === undefined ? 'neutral' : toAgeSignal(bands, day, asOf);
}
