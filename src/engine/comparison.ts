import { joinTitle } from '../lib/join-title.ts';
import { toResultValue } from './answers/typed-answers.ts';
import { noAnswer, type PlainAnswer, type Verdict } from './result-value.ts';
import { toNote, type Note, type RecordContent } from './content.ts';
import type { KeptEvidence } from '../contracts/record.ts';
import {
  asAnswered,
  findFigure,
  type StoredFigure,
  toAnswerText,
  toPlainAnswer,
  toStoredText,
  toValuePlain,
  withOwnTexts,
} from './results.ts';
import { shortTitle } from './short-names.ts';
import { isAnswered, toRows, type Answer } from './answers.ts';
import { rowKey, type Row } from './vocabulary.ts';
import type {
  CalculatedValue,
  CompiledQuestionnaire,
  Question,
  Questionnaire,
  Section,
} from './questionnaire.ts';
import type { Stand } from '../contracts/stands.ts';
import { canSignal, findSign, toStand, withSectionSigns, type Sign } from './signals.ts';
import { judgeRecord, shownQuestions, type AskedIds } from './asked-questions.ts';

/** A section of several analyses side by side. */
export interface ComparedSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly ComparedQuestion[];
}

/** A question that is asked, or was answered, in at least one of the analyses. */
export interface ComparedQuestion {
  readonly id: string;
  /** The id of the fixed row, if it is one of a table. */
  readonly row?: string;
  readonly title: string;
  readonly shortTitle: string;
  /** In the order of the analyses. */
  readonly answers: readonly ComparedAnswer[];
  /** Two analyses with this section saved have different answers. */
  readonly differs: boolean;
}

/**
 * An answer in a comparison. `hidden`: the analysis is not asked the question; `no-longer-asked`: it is no longer
 * asked, but has an answer.
 */
export interface ComparedAnswer {
  readonly kind: 'answered' | 'blank' | 'hidden' | 'no-longer-asked' | 'not-looked-at';
  /** As people read it; '-' without an answer. */
  readonly text: string;
  /** Of a table with several rows: one a row. */
  readonly lines?: readonly string[];
  /** For yes/no questions. */
  readonly verdict?: Verdict;
  /** Absent: it is not asked, or its section says nothing for or against. */
  readonly stand?: Stand;
  /** The answer for programs; absent: its text says everything. */
  readonly plain?: PlainAnswer;
  /** The answer's sign if it is asked and all its signals agree. */
  readonly sign?: Sign;
  /** The member's note; not compared. */
  readonly note?: Note;
  /** The facts shown with it at a save. */
  readonly evidence?: KeptEvidence;
}

/** Analyses of a questionnaire, question by question; without sum and ranking. */
export function compareAnalyses(
  { questionnaire }: CompiledQuestionnaire,
  contents: readonly RecordContent[],
): readonly ComparedSection[] {
  const all = contents.map((content) => {
    const { asked, calculated: values } = judgeRecord(questionnaire, content, content.asOf);
    return { content, asked, values };
  });
  return questionnaire.sections
    .map((section) => {
      const shown = new Set(all.flatMap((one) => shownQuestions(section, one.asked, one.content.answers)));
      const questions = section.questions.filter((question) => shown.has(question));
      return {
        id: section.id,
        title: section.title,
        questions: [
          ...questions.flatMap((question) =>
            splitTable(question, contents).map(({ of, row }) =>
              compare(
                of,
                all.map(({ content, asked }) =>
                  toCompared(questionnaire, section, question, takeRow(content, question, row), asked),
                ),
                row,
              ),
            ),
          ),
          ...(section.calculated ?? []).map((value) =>
            compare(
              value,
              all.map(({ content, values }) =>
                toComparedValue(
                  value,
                  content.sections.includes(section.id),
                  findFigure(questionnaire, value, content, values),
                ),
              ),
            ),
          ),
        ],
      };
    })
    .filter(({ questions }) => questions.length > 0);
}

/** Values are compared after the questions of their section. */
function toComparedValue(
  value: CalculatedValue,
  isSaved: boolean,
  found: StoredFigure | undefined,
): ComparedAnswer {
  if (!isSaved) return { kind: 'not-looked-at', text: noAnswer };
  if (!found) return { kind: 'blank', text: noAnswer };
  return {
    kind: 'answered',
    text: toStoredText(value, found),
    plain: toValuePlain(value, found.figure),
  };
}

/** What one line compares: a question, or one fixed row of a table. */
interface Part {
  readonly of: Pick<Question, 'id' | 'title' | 'short'>;
  readonly row?: ComparedTableRow;
}

interface ComparedTableRow {
  readonly id: string;
  /** The first row has the table's note and facts. */
  readonly isFirst: boolean;
}

/** The fixed rows of a table, retired ones only if one of the analyses answers them. */
function splitTable(question: Question, contents: readonly RecordContent[]): readonly Part[] {
  if (question.type !== 'rows' || !question.settings.rows) return [{ of: question }];
  const { id, title } = question;
  const isAnsweredIn =
    (row: string) =>
    ({ answers }: RecordContent) =>
      listRows(answers[id], row).length > 0;
  return question.settings.rows
    .filter((row) => !row.retired || contents.some(isAnsweredIn(row.id)))
    .map((row, at) => ({
      of: {
        id,
        title: joinTitle(title, row.title),
        short: { short: joinTitle(shortTitle(question), row.title) },
      },
      row: { id: row.id, isFirst: at === 0 },
    }));
}

/** The content as if the table had only this row. */
function takeRow(content: RecordContent, { id }: Question, row: ComparedTableRow | undefined): RecordContent {
  if (!row) return content;
  const answers = { ...content.answers, [id]: listRows(content.answers[id], row.id) };
  return { ...content, answers, ...(!row.isFirst && { notes: {}, evidence: {} }) };
}

function listRows(answer: Answer | undefined, row: string): readonly Row[] {
  return toRows(answer).filter((one) => one[rowKey] === row);
}

function compare(
  question: Pick<Question, 'id' | 'title' | 'short'>,
  answers: readonly ComparedAnswer[],
  row?: Pick<ComparedTableRow, 'id'>,
): ComparedQuestion {
  const known = answers.filter(({ kind }) => kind !== 'not-looked-at');
  return {
    id: question.id,
    ...(row && { row: row.id }),
    title: question.title,
    shortTitle: shortTitle(question),
    answers,
    differs: new Set(known.map(({ kind, text }) => `${kind} ${text}`)).size > 1,
  };
}

function toCompared(
  questionnaire: Questionnaire,
  section: Section,
  question: Question,
  content: RecordContent,
  asked: AskedIds,
): ComparedAnswer {
  const { answers, notes, sections, unseen, asOf, evidence } = content;
  const stand = asked.has(question.id) &&
    canSignal(section) && { stand: toStand(section, question, content) };
  if (!sections.includes(section.id) || unseen?.includes(question.id))
    return { kind: 'not-looked-at', text: noAnswer, ...stand };
  const answer = answers[question.id];
  const noted = toNote(notes[question.id]);
  const note = noted && { note: noted };
  const kept = evidence?.[question.id];
  const isAsked = asked.has(question.id);
  if (!isAsked && !isAnswered(answer)) return { kind: 'hidden', text: noAnswer };
  const answered = asAnswered(questionnaire, section, question, content);
  const text = toAnswerText(withoutRowTitles(withOwnTexts(answered, answers)), answer) ?? noAnswer;
  const plain = toPlainAnswer(withoutRowTitles(question), answer);
  const value = toResultValue(question, answer, asOf);
  const verdict = value.kind === 'yesno' && { verdict: value.verdict };
  const said = {
    text,
    ...(value.kind === 'rows' && value.rows.length > 1 && { lines: value.rows.map((row) => row.text) }),
    ...verdict,
    ...stand,
    ...(plain && { plain }),
    ...note,
    ...(kept && { evidence: kept }),
  };
  if (!isAsked) return { kind: 'no-longer-asked', ...said };
  const sign = findSign(withSectionSigns(section, question, answers), answer, asOf);
  return { kind: isAnswered(answer) ? 'answered' : 'blank', ...said, ...(sign && { sign }) };
}

/** A line of the comparison has the row's title before its cells. */
function withoutRowTitles(question: Question): Question {
  if (question.type !== 'rows') return question;
  const { rows: _, ...settings } = question.settings;
  return { ...question, settings };
}
