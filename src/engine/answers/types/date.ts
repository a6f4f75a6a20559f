import { latestOf } from '../../compile/question-source.ts';
import type { QuestionTypeDefinition } from '../../compile/question-type.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { isDay, isSavedYear, savedYears } from '../../../lib/utc-day.ts';
import { toAgeSignal } from '../bands.ts';
import type { Band, Signal } from '../../vocabulary.ts';
import { accept, refuse, type AnswerTypeDefinition, type AnsweredQuestion } from '../answer-type.ts';
import { noAnswer } from '../../result-value.ts';
import { writtenAnswer } from '../written-answer.ts';

/** A day, YYYY-MM-DD, or 'today'. */
type DayLimit = string;

/** The settings of date questions. */
export interface DateSettings {
  /** The first and the last allowed day, YYYY-MM-DD; today: the UTC day of the save that gives the answer. */
  readonly earliest?: DayLimit;
  readonly latest?: DayLimit;
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
  findFault(day, { settings: { earliest, latest } }, now, saved) {
    const today = day === saved ? undefined : now;
    if (latest === 'today' && today !== undefined && day > today) return { kind: 'after-today', today };
    if (!isSavedYear(day)) return { kind: 'no-year', ...savedYears };
    if (earliest === 'today' && today !== undefined && day < today) return { kind: 'before-day', day: today };
    // 'today' is later than any day in this order of texts, and was compared above.
    if (earliest !== undefined && earliest !== 'today' && day < earliest)
      return { kind: 'before-limit', day: earliest };
    return latest !== undefined && day > latest ? { kind: 'after-limit', day: latest } : undefined;
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
  parseSettings(source) {
    const { formatMinimum: earliest, 'x-reminds': reminds, 'x-bands': bands } = source;
    const latest = latestOf(source);
    return {
      ...(earliest !== undefined && { earliest }),
      ...(latest !== undefined && { latest }),
      ...(reminds && { reminds }),
      ...(bands && { bands }),
    };
  },
  toReleased: ({ 'x-bands': bands }) => ({ ...(bands && { bands }) }),
  // The engine checks the day in browser and server: a compiled format would bundle all other formats.
  toSchema(source) {
    const { format: _, ...schema } = source;
    return schema;
  },
  canEqual: isDate,
  sample: ({ settings }) => sampleDay(settings),
  widgets: ['date'],
  defaultWidget: { checklist: 'date', insights: 'date' },
} as const satisfies QuestionTypeDefinition<string, DateSettings>;

/** Without a clock: a day far ahead for one from today on. */
function sampleDay({ earliest = '1900-01-01', latest = '2100-12-31' }: DateSettings): string {
  const first = earliest === 'today' ? '2100-12-31' : earliest;
  const last = latest === 'today' ? '2024-02-29' : latest;
  const usual = first > '2024-02-29' ? first : '2024-02-29';
  return usual > last ? last : usual;
}

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
