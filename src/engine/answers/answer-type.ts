import type { ResultValue, PlainAnswer } from '../result-value.ts';
import type { WireValue } from '../../contracts/record.ts';
import type { Option, Signal } from '../vocabulary.ts';
import type { Fault } from './fault.ts';

/**
 * All that the engine knows of the answers of a type: `A` is what an answer is, `S` are the settings of its questions.
 * Drafts and storage may hold anything; `isAnswer` narrows it once (see typed-answers.ts), and all else here gets an
 * answer of the type. To add a type, write its file in types/ (its questions and their settings stand there too), give it
 * a row in answers.ts and compile/question-types.ts, and let the compiler name what else it needs.
 */
export interface AnswerTypeDefinition<A = never, S = never> {
  /** The explicit No, of a list none of these; absent: the type has none. Its wire form is that of a blank. */
  readonly no?: A;
  /** The answer of a member who looked and can't tell; absent: the type has none. Its wire form is that of a blank. */
  readonly cantTell?: A;
  /** True when the wire form names options by their place, so that the order in each version is kept. */
  readonly isByOptionOrder?: boolean;

  /** Whether a value is an answer of the type, blank or not. */
  readonly isAnswer: (value: unknown) => value is A;
  /** Whether an answer is not blank. */
  readonly isAnswered: (answer: A) => boolean;

  /** What is wrong with a text in a draft that is no answer of the type; absent: the compiled schema says it. */
  readonly unreadable?: Fault;
  /**
   * What is wrong with an answer beside what its compiled schema says; `today` is the UTC day, YYYY-MM-DD (undefined: no
   * day is too late). Absent: nothing can be.
   */
  readonly findFault?: (
    answer: A,
    question: AnsweredQuestion<S>,
    today: string | undefined,
  ) => Fault | undefined;

  /** The answer as it travels; no answer travels too, as the type's blank. */
  readonly toWire: (answer: A | undefined, field: WireField) => WireValue;
  /** Reads what a save sends. What is refused is said in a sentence; the caller adds which field it was. */
  readonly fromWire: (value: unknown, field: WireField) => WireAnswer<A>;
  /** Reads a field of a record that the server sends; a blank, or what cannot be read, is undefined. */
  readonly fromRecord: (value: unknown, field: WireField) => A | undefined;
  /** Whether two wire values mean the same answer; absent: when they are equal. */
  readonly isSame?: (one: WireValue, other: WireValue) => boolean;

  /** A stored answer with the option ids that are current now; absent: it names none. */
  readonly toCurrent?: (answer: A, options: readonly Option[]) => A;
  /** What is stored when `sent` replaces `before`; absent: what was sent. */
  readonly merge?: (sent: A, before: A | undefined, field: WireField) => A;

  /** The answer as the results show it; `asOf` as in RecordContent. */
  readonly toResult: (answer: A | undefined, question: AnsweredQuestion<S>, asOf?: string) => ResultValue;
  /** The answer in one line or text, as people read it; undefined: there is none. */
  readonly toText: (answer: A | undefined, question: AnsweredQuestion<S>) => string | undefined;
  /** The answer for programs; absent: its text is all that there is. */
  readonly toPlain?: (answer: A, question: AnsweredQuestion<S>) => PlainAnswer | undefined;
  /** The signals that the answer gives; `asOf` as in RecordContent. */
  readonly toSignals: (answer: A, question: AnsweredQuestion<S>, asOf?: string) => readonly Signal[];
}

/** What showing an answer needs of its question. */
export interface AnsweredQuestion<S> {
  readonly signal: Signal;
  /** What an explicit No speaks for. */
  readonly signalNo: Signal;
  readonly options: readonly Option[];
  readonly settings: S;
}

/** Of a type whose questions differ in nothing. */
export interface NoSettings {
  readonly none?: never;
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

/** A wire value that could be read. */
export function accept<A>(answer: A | undefined): WireAnswer<A> {
  return { kind: 'read', answer };
}

/** A wire value that is no answer; `message` is a sentence without the field's name, or stands for one. */
export function refuse(message: string | Fault): WireAnswer<never> {
  return { kind: 'refused', message };
}
