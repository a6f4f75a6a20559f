import type { WireValue } from '../../contracts/record.ts';
import type { Column } from '../registry/column.ts';
import type { Band } from '../registry/band.ts';
import type { Option } from '../registry/option.ts';
import type { Scale } from '../registry/scale.ts';
import type { Fault } from './faults.ts';
import type { Signal, Unit } from '../registry/vocabulary.ts';

/**
 * All that the engine knows of the answers of a type, wherever there are any; `A` is what an answer of the type is.
 * Answers come in as unknown, since drafts and storage may hold anything: what is no answer of the type counts as none.
 * To add a type, write its file in types/ (what its questions are like stands there too), give it a row in
 * answer-types.ts and question-types.ts, and let the compiler name what else it needs.
 */
export interface AnswerTypeDefinition<A = unknown> {
  /** The answer of a member who looked and can't tell; absent: the type has none. Its wire form is that of a blank. */
  readonly cantTell?: A;
  /** True when the wire form names options by their place, so that the order in each version is kept. */
  readonly isByOptionOrder?: boolean;

  /** Whether a value is an answer of the type, blank or not. */
  readonly isAnswer: (value: unknown) => value is A;
  /** Whether a value is an answer of the type that is not blank. */
  readonly isAnswered: (value: unknown) => boolean;

  /**
   * What is wrong with an answer that is not absent, beside what its compiled schema says; `today` is the UTC day,
   * YYYY-MM-DD (undefined: no day is too late). Absent: nothing can be.
   */
  readonly findFault?: (
    answer: unknown,
    question: AnsweredQuestion,
    today: string | undefined,
  ) => Fault | undefined;

  /** The answer as it travels; no answer travels too, as the type's blank. */
  readonly toWire: (answer: unknown, field: WireField) => WireValue;
  /** Reads what a save sends. What is refused is said in a sentence; the caller adds which field it was. */
  readonly fromWire: (value: unknown, field: WireField) => WireAnswer<A>;
  /** Reads a field of a record that the server sends; a blank, or what cannot be read, is undefined. */
  readonly fromRecord: (value: unknown, field: WireField) => A | undefined;
  /** Whether two wire values mean the same answer; absent: when they are equal. */
  readonly isSame?: (one: WireValue, other: WireValue) => boolean;

  /** A stored answer with the option ids that are current now; undefined for what is no answer of the type. */
  readonly toCurrent: (answer: unknown, options: readonly Option[]) => A | undefined;
  /** What is stored when `sent` replaces `before`; absent: what was sent. */
  readonly merge?: (sent: unknown, before: unknown, field: WireField) => A | undefined;

  /** The answer as the results show it; `asOf` as in RecordContent. */
  readonly toResult: (answer: unknown, question: AnsweredQuestion, asOf?: string) => ResultValue;
  /** The answer in one line or text, as people read it; undefined: there is none. */
  readonly toText: (answer: unknown, question: AnsweredQuestion) => string | undefined;
  /** The answer for programs; absent: its text is all that there is. */
  readonly toPlain?: (answer: unknown, question: AnsweredQuestion) => PlainAnswer | undefined;
  /** The signals that the answer gives; `asOf` as in RecordContent. */
  readonly toSignals: (answer: unknown, question: AnsweredQuestion, asOf?: string) => readonly Signal[];
}

/** What showing an answer needs of its question. */
export interface AnsweredQuestion {
  readonly signal: Signal;
  readonly options: readonly Option[];
  readonly unit?: Unit;
  readonly latest?: 'today';
  readonly scale?: Scale;
  readonly fewest?: number;
  readonly most?: number;
  readonly bands?: readonly Band[];
  readonly columns?: readonly Column[];
}

/** What reading and writing wire values needs of a question, in the version that they follow. */
export interface WireField {
  readonly options: readonly Option[];
  /** The option ids in that version's order, as they were then; undefined: it had no such field. */
  readonly order: readonly string[] | undefined;
}

/** What a wire value was read as; `answer` is undefined for a blank. */
export type WireAnswer<A> =
  | { readonly kind: 'read'; readonly answer: A | undefined }
  | { readonly kind: 'refused'; readonly message: string | Fault };

/** What an answer says to a question or an option; `not-looked-at` where its section was never saved. */
export type Verdict = 'yes' | 'no' | 'cant-tell' | 'not-looked-at';

/** An answer as the results show it (Q2). `signal`: what a yes, or the chosen option, says. */
export type ResultValue =
  | { readonly kind: 'yesno'; readonly verdict: Verdict; readonly signal: Signal }
  | { readonly kind: 'text'; readonly text: string; readonly signal: Signal }
  /** `text`: what stands for the link. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'options'; readonly options: readonly ResultOption[] }
  | {
      readonly kind: 'rows';
      readonly columns: readonly Pick<Column, 'title' | 'unit'>[];
      readonly rows: readonly ResultTableRow[];
    };

/** A row of a table of the member's own, in one line and by its cells, one for each column. */
export interface ResultTableRow {
  readonly text: string;
  /** The same with the minus of programs. */
  readonly plain: string;
  /** Undefined: blank. */
  readonly cells: readonly (string | number | undefined)[];
}

/** An answer as programs read it: a number apart from its unit, or a day as YYYY-MM-DD. */
export interface PlainAnswer {
  readonly value: number | string;
  /** Absent for a count. */
  readonly unit?: Exclude<Unit, 'count'>;
}

/** One option of a question, chosen or not. */
export interface ResultOption {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly signal: Signal;
}

/** What a text or choice never answered reads as. */
export const noAnswer = '-';

/** A wire value that could be read. */
export function accept<A>(answer: A | undefined): WireAnswer<A> {
  return { kind: 'read', answer };
}

/** A wire value that is no answer; `message` is a sentence without the field's name, or stands for one. */
export function refuse(message: string | Fault): WireAnswer<never> {
  return { kind: 'refused', message };
}
