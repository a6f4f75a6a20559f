import { joinTitle } from '../lib/join-title.ts';
import { isWritten } from '../lib/is-written.ts';
import { toOwnTextId } from './compile/own-text.ts';
import { isTextList } from '../lib/is-text-list.ts';
import type { Answer, Answers } from './answers.ts';
import { number } from './answers/types/number.ts';
import { shortTitle } from './short-names.ts';
import { noAnswer, type PlainAnswer, type ResultValue } from './result-value.ts';
import { toNote, type Note, type RecordContent } from './content.ts';
import type { KeptEvidence } from '../contracts/record.ts';
import { toResultValue, toTypedText, toTypedPlain } from './answers/typed-answers.ts';
import { findBand, toBandSignal } from './answers/bands.ts';
import type { Calculation } from './calculate.ts';
import type {
  CalculatedValue,
  CompiledQuestionnaire,
  Question,
  Questionnaire,
  Section,
} from './questionnaire.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { Stand } from '../contracts/stands.ts';
import { canSignal, countStands, toStand, withSectionSigns, type StandCounts } from './signals.ts';
import { judgeRecord, shownQuestions, type AskedIds } from './asked-questions.ts';

/** A section of the results page. */
export interface ResultSection {
  readonly id: string;
  readonly title: string;
  /** False: it was never saved, so nothing is known of its questions. */
  readonly saved: boolean;
  readonly rows: readonly ResultRow[];
  /** Absent if no answer can speak for or against. */
  readonly counts?: StandCounts;
}

/** One question with its answer as people read it (Q2). */
export type ResultRow = ResultValue & {
  readonly id: string;
  readonly title: string;
  readonly shortTitle: string;
  /** It was answered, and is asked no longer: it is retired, or other answers hide it now. */
  readonly noLongerAsked?: true;
  /** Absent: it is asked no longer. */
  readonly stand?: Stand;
  /** The answer for programs; absent: its text says everything. */
  readonly plain?: PlainAnswer;
  /** The member's note. */
  readonly note?: Note;
  /** The facts shown with it at a save. */
  readonly evidence?: KeptEvidence;
};

/**
 * The results of a record: the asked questions, and answered ones that are asked no longer; retired options only if
 * chosen. A section without any is left out. In an unsaved section no question says no, since nothing was looked at;
 * nor does a question that was added later.
 */
export function resultSections(
  { questionnaire }: CompiledQuestionnaire,
  content: RecordContent,
): readonly ResultSection[] {
  const { asked, calculated: values } = judgeRecord(questionnaire, content, content.asOf);
  return questionnaire.sections
    .map((section) => toSection(questionnaire, section, content, asked, values))
    .filter(({ rows }) => rows.length > 0);
}

function toSection(
  questionnaire: Questionnaire,
  section: Section,
  content: RecordContent,
  asked: AskedIds,
  values: ReadonlyMap<string, Calculation>,
): ResultSection {
  const { id, title } = section;
  const saved = content.sections.includes(id);
  const questions = shownQuestions(section, asked, content.answers);
  return {
    id,
    title,
    saved,
    rows: withValues(
      section,
      questions.map((question) => toRow(questionnaire, section, question, content, asked)),
      (value) => toValueRow(value, saved ? findFigure(questionnaire, value, content, values) : undefined),
      values,
    ),
    ...(canSignal(section) && { counts: countStands(section, content, asked) }),
  };
}

/** Adds a row for each calculated value that applies, after its question. */
function withValues(
  { questions, calculated = [] }: Section,
  rows: readonly ResultRow[],
  toRowOf: (value: CalculatedValue) => ResultRow,
  values: ReadonlyMap<string, Calculation>,
): readonly ResultRow[] {
  const placeOf = (id: string | undefined) => questions.findIndex((question) => question.id === id);
  const shown = calculated
    .filter(({ id }) => values.has(id))
    .map((value) => ({
      place: placeOf(value.after),
      row: toRowOf(value),
    }));
  const asked = rows.map((row) => ({ place: placeOf(row.id), row }));
  return [...asked, ...shown].toSorted((one, other) => one.place - other.place).map(({ row }) => row);
}

function toValueRow(value: CalculatedValue, found: StoredFigure | undefined): ResultRow {
  const about = { id: value.id, title: value.title, shortTitle: shortTitle(value) };
  if (!found) return { ...about, kind: 'text', text: noAnswer, signal: 'neutral' };
  return {
    ...about,
    plain: toValuePlain(value, found.figure),
    kind: 'text',
    text: toStoredText(value, found),
    signal: toBandSignal(value.bands, found.figure),
  };
}

/** A calculated value of a record. */
export interface StoredFigure {
  readonly figure: number;
  /** The earlier version whose formula gave it; absent: today's formula gives the same. */
  readonly version?: number;
}

/** As the last save stored it; undefined: blank. `values`: calculated from the same answers by today's formulas. */
export function findFigure(
  { version }: Questionnaire,
  { id }: Pick<CalculatedValue, 'id'>,
  { calculated, savedIn = {} }: RecordContent,
  values: ReadonlyMap<string, Calculation>,
): StoredFigure | undefined {
  const now = values.get(id)?.value;
  const figure = calculated ? calculated[id] : now;
  if (figure === undefined) return undefined;
  const saved = Math.max(...Object.values(savedIn));
  return { figure, ...(figure !== now && saved > 0 && saved < version && { version: saved }) };
}

/** For programs. */
export function toValuePlain(value: CalculatedValue, figure: number): PlainAnswer {
  const { unit = 'count' } = value;
  const band = findBand(value.bands, figure)?.title;
  return { value: figure, ...(unit !== 'count' && { unit }), ...(band !== undefined && { band }) };
}

/** As toValueText, and with the version of another formula: '12, Moderate (by version 1)'. */
export function toStoredText(value: CalculatedValue, { figure, version }: StoredFigure): string {
  const text = toValueText(value, figure);
  return version === undefined ? text : `${text} (by version ${version})`;
}

/** '12', '40%' or '12, Moderate'. */
export function toValueText(value: CalculatedValue, figure: number): string {
  const { unit } = value;
  const text = number.toText(figure, { settings: unit ? { unit } : {} }) ?? noAnswer;
  const title = findBand(value.bands, figure)?.title;
  return title === undefined ? text : `${text}, ${title}`;
}

function toRow(
  questionnaire: Questionnaire,
  section: Section,
  question: Question,
  content: RecordContent,
  asked: AskedIds,
): ResultRow {
  const { id, title } = question;
  const { answers, notes, asOf, sections, unseen, evidence } = content;
  const known = sections.includes(section.id) && !unseen?.includes(id);
  const answered = asAnswered(questionnaire, section, question, content);
  const value = toResultValue(
    withOwnTexts(withSectionSigns(section, answered, answers), answers),
    known ? answers[id] : undefined,
    asOf,
  );
  const note = known ? toNote(notes[id]) : undefined;
  const kept = known ? evidence?.[id] : undefined;
  const plain = known ? toPlainAnswer(question, answers[id]) : undefined;
  const row = {
    id,
    title,
    shortTitle: shortTitle(question),
    ...(asked.has(id) ? { stand: toStand(section, question, content) } : ({ noLongerAsked: true } as const)),
    ...(plain && { plain }),
    ...(note && { note }),
    ...(kept && { evidence: kept }),
  };
  return { ...row, ...(known ? value : toNotLookedAt(value)) };
}

function toNotLookedAt(value: ResultValue): ResultValue {
  switch (value.kind) {
    case 'yesno':
      return { ...value, verdict: 'not-looked-at' };
    case 'text':
      return { ...value, text: noAnswer };
    case 'link':
    case 'rows':
      return { kind: 'text', text: noAnswer, signal: 'neutral' };
    case 'options':
      return { ...value, options: value.options.map((option) => ({ ...option, verdict: 'not-looked-at' })) };
    default:
      return assertNever(value);
  }
}

/** An answer in one line or text, as people read it; undefined: no answer. */
export function toAnswerText(question: Question, answer: Answer | undefined): string | undefined {
  return toTypedText(question, answer);
}

/** The answer for programs; undefined if the text says everything. */
export function toPlainAnswer(question: Question, answer: Answer | undefined): PlainAnswer | undefined {
  return toTypedPlain(question, answer);
}

/** The question as the version of its answer asked it: '3 of 5' stays so, though the scale has other steps now. */
export function asAnswered(
  { scalesByVersion = {} }: Questionnaire,
  { id }: Pick<Section, 'id'>,
  question: Question,
  { savedIn = {} }: Pick<RecordContent, 'savedIn'>,
): Question {
  const version = savedIn[id];
  if (question.type !== 'scale' || version === undefined) return question;
  const steps = scalesByVersion[version]?.[question.id];
  return steps ? { ...question, settings: { ...question.settings, ...steps } } : question;
}

/**
 * The question with chosen options titled by the member's own texts, such as 'Other: by hand', so that its answer reads
 * so. `answers` are by current ids.
 */
export function withOwnTexts(question: Question, answers: Answers): Question {
  if (!question.options.some(({ ownText }) => ownText)) return question;
  const answer = answers[question.id];
  const isChosen = (id: string) => (isTextList(answer) ? answer.includes(id) : answer === id);
  const options = question.options.map((option) => {
    const text = option.ownText && isChosen(option.id) && answers[toOwnTextId(question.id, option.id)];
    return isWritten(text) ? { ...option, title: joinTitle(option.title, text.trim()) } : option;
  });
  return { ...question, options };
}
