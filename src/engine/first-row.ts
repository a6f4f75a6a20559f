import { toRows, type Answer, type Answers } from './answers.ts';
import {
  allQuestions,
  type Question,
  type Questionnaire,
  type QuestionOf,
  type Section,
} from './questionnaire.ts';
import type { Cell, Row } from './vocabulary.ts';

/*
 * The columns of a table may replace retired questions. The answers to these are its first row, whichever version they were saved
 * in: records keep only the row, and clients of earlier versions read and save it as the answers that they know.
 */

type Table = QuestionOf<'rows'>;

interface Replaced {
  readonly column: string;
  /** Of the column. */
  readonly title: string;
  /** The question. */
  readonly former: string;
}

/** The question that each column replaces. */
function listReplaced({ settings }: Table): readonly Replaced[] {
  return settings.columns.flatMap(({ id, title, replaces }) =>
    replaces === undefined ? [] : [{ column: id, title, former: replaces }],
  );
}

function listTables(questions: readonly Question[]): readonly Table[] {
  return questions.filter(
    (question): question is Table => question.type === 'rows' && listReplaced(question).length > 0,
  );
}

/** The table that replaces a question. */
export function findReplacing(questions: readonly Question[], id: string): Question | undefined {
  return listTables(questions).find((table) => listReplaced(table).some(({ former }) => former === id));
}

/** The questions that a table replaces, first the one of the column with that id or title. */
export function listReplacedBy(
  questions: readonly Question[],
  table: string,
  name: string | undefined,
): readonly string[] {
  const found = listTables(questions).find(({ id }) => id === table);
  const all = found ? listReplaced(found) : [];
  const isNamed = ({ column, title }: Replaced) => column === name || title === name;
  return all
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
    .map(({ former }) => former);
}

/** Answers by current ids, with the answers to replaced questions as first rows. A table with an answer keeps it. */
export function toFirstRows(questionnaire: Questionnaire, answers: Answers): Answers {
  return joinFormer(questionnaire, answers, (_, rows, row) => (rows.length > 0 ? rows : [row]));
}

/**
 * The same of a stored record. A table that has another first row is from this release, and the answers beside it are from a later
 * save by a server of an earlier one, which does not show the rows: they stay below, but for the first one of a full table.
 */
export function toStoredFirstRows(questionnaire: Questionnaire, answers: Answers): Answers {
  return joinFormer(questionnaire, answers, (table, rows, row) => {
    const first = toRow(table, toFormer(table, rows));
    if (JSON.stringify(first) === JSON.stringify(row)) return rows;
    return [row, ...(rows.length < table.settings.max ? rows : rows.slice(1))];
  });
}

function joinFormer(
  questionnaire: Questionnaire,
  answers: Answers,
  join: (table: Table, rows: readonly Row[], row: Row) => readonly Row[],
): Answers {
  return listTables(allQuestions(questionnaire)).reduce<Answers>((all, table) => {
    const row = toRow(table, all);
    if (!row) return all;
    return { ...without(table, all), [table.id]: join(table, toRows(all[table.id]), row) };
  }, answers);
}

function toRow(table: Table, answers: Answers): Row | undefined {
  const cells = listReplaced(table).flatMap(({ column, former }) => {
    const cell = toCell(answers[former]);
    return cell === undefined ? [] : [[column, cell] as const];
  });
  return cells.length > 0 ? Object.fromEntries(cells) : undefined;
}

function toCell(answer: Answer | undefined): Cell | undefined {
  return typeof answer === 'object' && answer !== null ? undefined : answer;
}

function without(table: Table, answers: Answers): Answers {
  const replaced = listReplaced(table).map(({ former }) => former);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !replaced.includes(id)));
}

/** Answers with first rows also as the answers to the questions that they replace. */
export function withFormerAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  return listTables(allQuestions(questionnaire)).reduce<Answers>(
    (all, table) => ({ ...all, ...toFormer(table, toRows(all[table.id])) }),
    answers,
  );
}

function toFormer(table: Table, [row = {}]: readonly Row[]): Answers {
  const former = listReplaced(table).flatMap(({ column, former: id }) => {
    const cell = row[column];
    return cell === undefined ? [] : [[id, cell] as const];
  });
  return Object.fromEntries(former);
}

/** The answers of a section in a save, and the ids of all questions in the save. */
interface SentAnswers {
  readonly answers: Answers;
  readonly named: readonly string[];
}

/**
 * A save that names replaced questions, as a save of their table: they change the cells of the stored first row, and remove it if
 * its first column is blank afterwards. Further rows stay, since the client does not know them.
 */
export function toSavedRows({ questions }: Section, sent: SentAnswers, before: Answers): SentAnswers {
  return listTables(questions).reduce<SentAnswers>((all, table) => {
    const replaced = listReplaced(table).filter(({ former }) => all.named.includes(former));
    if (replaced.length === 0) return all;
    const answers = without(table, all.answers);
    const named = all.named.filter((id) => replaced.every(({ former }) => former !== id));
    if (named.includes(table.id)) return { answers, named };
    const [first = {}, ...others] = toRows(before[table.id]);
    const kept = Object.entries(first).filter(([id]) => replaced.every(({ column }) => column !== id));
    const row = { ...Object.fromEntries(kept), ...toRow(table, all.answers) };
    const [leading] = table.settings.columns;
    const rows = leading && row[leading.id] !== undefined ? [row, ...others] : others;
    return {
      answers: rows.length > 0 ? { ...answers, [table.id]: rows } : answers,
      named: [...named, table.id],
    };
  }, sent);
}

/** The replaced questions in a save that differ from the first row of the table that it has too. */
export function listDiffering(
  { questions }: Section,
  { answers, named }: SentAnswers,
): readonly { readonly former: string; readonly table: string }[] {
  return listTables(questions).flatMap((table) => {
    if (!named.includes(table.id)) return [];
    const first = toFormer(table, toRows(answers[table.id]));
    return listReplaced(table)
      .filter(({ former }) => named.includes(former) && (first[former] ?? '') !== (answers[former] ?? ''))
      .map(({ former }) => ({ former, table: table.id }));
  });
}
