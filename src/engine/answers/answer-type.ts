import type { ResultValue, PlainAnswer } from '../result-value.ts';
import type { WireValue } from '../../contracts/record.ts';
import type { Option, Signal } from '../vocabulary.ts';
import type { Fault } from './fault.ts';

/**
 * The engine's definition of a type of answer: `A` is the answer, `S` are the settings of its questions. Drafts and
 * storage may hold anything; `isAnswer` narrows it once (see typed-answers.ts), and every other function here gets an
 * answer of the type. To add a type, write its file in types/ with its questions and their settings, add a row in
 * answers.ts and compile/question-types.ts, and follow the compiler's errors.
 */
export interface AnswerTypeDefinition<A = never, S = never> {
  /** The explicit No, in a list none of these; absent: the type has none. On the wire it is a blank. */
  readonly no?: A;
  /** The answer of a member who looked and can't tell; absent: the type has none. On the wire it is a blank. */
  readonly cantTell?: A;
  /** True if the wire form identifies options by position, so that the order in each version is recorded. */
  readonly isByOptionOrder?: boolean;

  /** Whether a value is an answer of the type, blank or not. */
  readonly isAnswer: (value: unknown) => value is A;
  /** Whether an answer is not blank. */
  readonly isAnswered: (answer: A) => boolean;

  /** The fault of a text in a draft that is no answer of the type; absent: the compiled schema reports it. */
  readonly unreadable?: Fault;
  /**
   * The faults that the compiled schema cannot detect; a table reports each wrong cell. `today` is the UTC day, YYYY-MM-DD
   * (undefined: no day is too late), `saved` the stored answer, whose days were in time. Absent: no such fault.
   */
  readonly findFault?: (
    answer: A,
    question: AnsweredQuestion<S>,
    today: string | undefined,
    saved: A | undefined,
  ) => Fault | readonly Fault[] | undefined;

  /** The answer as it is sent; undefined is sent as the type's blank. */
  readonly toWire: (answer: A | undefined, field: WireField) => WireValue;
  /** Reads a field of a save. A refusal is a sentence, to which the caller adds the field's name. */
  readonly fromWire: (value: unknown, field: WireField) => WireAnswer<A>;
  /** Reads a field of a record from the server; undefined for a blank or an unreadable value. */
  readonly fromRecord: (value: unknown, field: WireField) => A | undefined;

  /** A stored answer with current ids; absent: the type's answers name none. */
  readonly toCurrent?: (answer: A, question: AnsweredQuestion<S>) => A;
  /** What is stored when `sent` replaces `before`; absent: what was sent. */
  readonly merge?: (sent: A, before: A | undefined, field: WireField) => A;

  /** The answer as the results show it; `asOf` as in RecordContent. */
  readonly toResult: (answer: A | undefined, question: AnsweredQuestion<S>, asOf?: string) => ResultValue;
  /** The answer in one line or text, as people read it; undefined: no answer. */
  readonly toText: (answer: A | undefined, question: AnsweredQuestion<S>) => string | undefined;
  /** The answer for programs; absent: the text says everything. */
  readonly toPlain?: (answer: A, question: AnsweredQuestion<S>) => PlainAnswer | undefined;
  /** The signals that the answer gives; `asOf` as in RecordContent. */
  readonly toSignals: (answer: A, question: AnsweredQuestion<S>, asOf?: string) => readonly Signal[];
}

/** The part of a question that is needed to show an answer. */
export interface AnsweredQuestion<S> {
  readonly signal: Signal;
  /** What an explicit No speaks for. */
  readonly signalNo: Signal;
  readonly options: readonly Option[];
  readonly settings: S;
}

/** For a type whose questions have no settings. */
export interface NoSettings {
  readonly none?: never;
}

/** The part of a question that is needed to read and write wire values, in the version of the save or record. */
export interface WireField {
  readonly options: readonly Option[];
  /** The option ids in that version's order and spelling; undefined: the version had no such field. */
  readonly order: readonly string[] | undefined;
}

/** The result of reading a wire value; `answer` is undefined for a blank. */
export type WireAnswer<A> =
  | { readonly kind: 'read'; readonly answer: A | undefined }
  | { readonly kind: 'refused'; readonly message: string | Fault };

/** A wire value that could be read. */
export function accept<A>(answer: A | undefined): WireAnswer<A> {
  return { kind: 'read', answer };
}

/** A wire value that is no answer; `message` is a sentence without the field's name, or a fault that gives one. */
export function refuse(message: string | Fault): WireAnswer<never> {
  return { kind: 'refused', message };
}
