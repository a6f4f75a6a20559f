import { maxTextLength } from '../../src/contracts/record.ts';
import { latestOf } from '../../src/engine/compile/question-source.ts';
import type { ColumnSource } from '../../src/engine/compile/question-source.ts';
import type { OptionSource, QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { ReleasedAbout, ReleasedQuestion, SectionSource } from '../../src/engine/compile/source.ts';
import { isMultiple } from './step-problems.ts';

/** A limit of answers. It may widen after a release and never narrow: a stored answer beyond it cannot be saved again. */
interface Limit {
  /** Its name in sentences. */
  readonly words: string;
  readonly value: (of: ReleasedQuestion) => string | number | undefined;
  readonly narrows: (was: ReleasedQuestion, now: ReleasedQuestion) => boolean;
}

/** `free`: no stored answer is judged or read by it. `compared`: change-problems.ts compares it. */
type Rule = 'free' | 'compared' | Limit;

/** How each key of schema.json may change after a release. A new key gets a row here, or does not compile. */
export const releasedKeys = {
  question: {
    type: {
      words: 'kind of number',
      value: ({ limits }) => limits?.type ?? 'number',
      narrows: (was, now) => isWhole(now) && !isWhole(was) && !isWholeStep(was),
    },
    title: 'compared',
    description: 'free',
    'x-short': 'free',
    maxLength: {
      words: 'longest text',
      value: ({ maxLength }) => maxLength ?? maxTextLength,
      narrows: ({ maxLength: was = maxTextLength }, { maxLength: now = maxTextLength }) => now < was,
    },
    pattern: {
      words: 'pattern',
      value: ({ limits }) => limits?.pattern,
      narrows: ({ limits: was }, { limits: now }) =>
        now?.pattern !== undefined && now.pattern !== was?.pattern,
    },
    'x-pattern-words': 'free',
    oneOf: 'compared',
    items: 'compared',
    $ref: 'compared',
    'x-options': 'compared',
    uniqueItems: 'free',
    format: 'compared',
    minItems: {
      words: 'least number of options',
      value: ({ limits }) => limits?.minItems,
      narrows: ({ limits: was }, { limits: now }) => (now?.minItems ?? 0) > (was?.minItems ?? 0),
    },
    maxItems: {
      words: 'largest number of entries',
      value: ({ limits }) => limits?.maxItems,
      // A table with fixed rows has no limit; another problem names rows that are no longer fixed.
      narrows: ({ limits: was, rows }, { limits: now }) =>
        !rows && (now?.maxItems ?? Infinity) < (was?.maxItems ?? Infinity),
    },
    minimum: {
      words: 'minimum',
      value: ({ limits }) => limits?.minimum,
      narrows: ({ limits: was, scale }, { limits: now }) =>
        scale ? was?.minimum !== now?.minimum : (now?.minimum ?? -Infinity) > (was?.minimum ?? -Infinity),
    },
    maximum: {
      words: 'maximum',
      value: ({ limits }) => limits?.maximum,
      // '4 of 5' names the last step of a scale.
      narrows: ({ limits: was, scale }, { limits: now }) =>
        scale ? was?.maximum !== now?.maximum : (now?.maximum ?? Infinity) < (was?.maximum ?? Infinity),
    },
    multipleOf: {
      words: 'step',
      value: ({ limits }) => limits?.multipleOf,
      narrows(was, { limits: { multipleOf: step } = {} }) {
        if (step === undefined) return false;
        const { multipleOf: before } = was.limits ?? {};
        const isFiner = before !== undefined && isMultiple(before, step);
        return !isFiner && !(isWhole(was) && isMultiple(1, step));
      },
    },
    'x-currencies': {
      words: 'list of currencies',
      value: ({ limits }) => limits?.['x-currencies']?.join(', '),
      narrows: ({ limits: was }, { limits: now }) =>
        was?.['x-currencies']?.some((one) => !now?.['x-currencies']?.includes(one)) ?? false,
    },
    'x-scale': 'compared',
    // Today moves: which of it and a day is narrower depends on when it is asked.
    formatMinimum: {
      words: 'earliest day',
      value: ({ limits }) => limits?.formatMinimum,
      narrows: ({ limits: { formatMinimum: was } = {} }, { limits: { formatMinimum: now } = {} }) =>
        now !== undefined && now !== was && (!areDays(was, now) || now > was),
    },
    formatMaximum: {
      words: 'latest day',
      value: ({ limits = {} }) => latestOf(limits),
      narrows({ limits: before = {} }, { limits: after = {} }) {
        const [was, now] = [latestOf(before), latestOf(after)];
        return now !== undefined && now !== was && (!areDays(was, now) || now < was);
      },
    },
    'x-latest': 'compared',
    'x-reminds': 'free',
    'x-unit': 'compared',
    'x-bands': 'compared',
    'x-columns': 'compared',
    'x-rows': 'compared',
    'x-calculated': 'compared',
    readOnly: 'free',
    'x-signal': 'compared',
    'x-signal-no': 'compared',
    'x-neutral-after-no': 'free',
    'x-excludes': 'free',
    'x-saved-as': 'free',
    'x-former-ids': 'compared',
    'x-retired': 'free',
    'x-quick': 'free',
    // An answer that becomes unasked is stored and shown all the same.
    'x-asked-if': 'free',
    'x-applies-if': 'free',
  },
  option: {
    const: 'compared',
    title: 'compared',
    description: 'free',
    'x-signal': 'compared',
    'x-value': 'compared',
    'x-former-ids': 'compared',
    'x-retired': 'free',
    'x-alone': 'compared',
    'x-own-text': 'compared',
  },
  column: {
    type: 'compared',
    format: 'compared',
    title: 'compared',
    oneOf: 'compared',
    $ref: 'compared',
    'x-options': 'compared',
    maxLength: 'compared',
    pattern: 'compared',
    'x-pattern-words': 'free',
    minimum: 'compared',
    maximum: 'compared',
    multipleOf: 'compared',
    'x-unit': 'compared',
    'x-currencies': 'compared',
    formatMinimum: 'compared',
    formatMaximum: 'compared',
    'x-latest': 'compared',
    'x-replaces': 'compared',
  },
  section: {
    type: 'free',
    title: 'free',
    description: 'free',
    properties: 'compared',
    // A blank is no answer: a member is asked for one that was not required before.
    required: 'free',
    'x-signal-no': 'free',
    'x-asked-if': 'free',
    // Stored answers are not judged by rules; the next save of the section is.
    'x-rules': 'free',
    'x-former-ids': 'compared',
    'x-retired': 'free',
  },
} as const satisfies {
  readonly question: Readonly<Record<keyof QuestionSource, Rule>>;
  readonly option: Readonly<Record<keyof OptionSource, Rule>>;
  readonly column: Readonly<Record<keyof ColumnSource, Rule>>;
  readonly section: Readonly<Record<keyof SectionSource, Rule>>;
};

function areDays(was: string | undefined, now: string): was is string {
  return was !== undefined && was !== 'today' && now !== 'today';
}

function isWhole({ limits }: ReleasedQuestion): boolean {
  return limits?.type === 'integer';
}

function isWholeStep({ limits: { multipleOf: step } = {} }: ReleasedQuestion): boolean {
  return step !== undefined && Number.isInteger(step);
}

type Rules = typeof releasedKeys.question;

export type LimitKey = { [Key in keyof Rules]: Rules[Key] extends string ? never : Key }[keyof Rules];

export const limitKeys = (Object.keys(releasedKeys.question) as (keyof Rules)[]).filter(isLimit);

function isLimit(key: keyof Rules): key is LimitKey {
  return typeof releasedKeys.question[key] !== 'string';
}

export interface Narrowed {
  readonly key: LimitKey;
  readonly version: string;
  readonly words: string;
  readonly was: string | number | undefined;
  readonly now: string | number | undefined;
}

/** A question as a version recorded it. */
export interface RecordedQuestion {
  readonly version: string;
  readonly question: ReleasedQuestion;
  readonly about: ReleasedAbout | undefined;
}

/** The limits that are narrower now than in a released version, each with the version in which it was widest. */
export function findNarrowed(
  recorded: readonly RecordedQuestion[],
  now: ReleasedQuestion,
): readonly Narrowed[] {
  return limitKeys.flatMap((key): readonly Narrowed[] => {
    const { words, value, narrows }: Limit = releasedKeys.question[key];
    const wider = recorded.filter(
      ({ question, about }) =>
        question.type === now.type && knowsLimit(key, question, about) && narrows(question, now),
    );
    const [first, ...others] = wider;
    if (!first) return [];
    const widest = others.reduce(
      (one, other) => (narrows(other.question, one.question) ? other : one),
      first,
    );
    return [{ key, version: widest.version, words, was: value(widest.question), now: value(now) }];
  });
}

/** The first form of a record has no texts and limits, the second only the limit of a text. */
function knowsLimit(
  key: LimitKey,
  { title, limits }: ReleasedQuestion,
  about: ReleasedAbout | undefined,
): boolean {
  if (key === 'maxLength') return title !== undefined;
  return limits !== undefined || about?.fingerprint !== undefined;
}
