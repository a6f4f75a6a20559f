import type { Answers, CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { noAnswer } from '../../engine/answers/answer-type.ts';
import { resultSections, type ResultRow } from '../../engine/rules/results.ts';
import { assertNever } from '../../lib/assert-never.ts';

/** A part of the results page as it is shown. */
export interface ShownPart {
  readonly compiled: CompiledQuestionnaire;
  readonly record: {
    readonly name: string | null;
    readonly answers: Answers;
    /** ISO 8601. */
    readonly savedAt?: string | undefined;
  };
}

/** The results as a table, one line per answer, or per option where several may be chosen. */
export function toResultsCsv(parts: readonly ShownPart[]): string {
  const lines = parts.flatMap(({ compiled, record }) => {
    const about = [compiled.questionnaire.title, record.name ?? '', record.savedAt ?? ''];
    return resultSections(compiled, record.answers).flatMap(({ title, rows }) =>
      rows.flatMap((row) => toLines(row).map((line) => [...about, title, ...line])),
    );
  });
  return toCsv([['Part', 'Name', 'Saved (UTC)', 'Section', 'Question', 'Option', 'Answer'], ...lines]);
}

/** The results as JSON, in the words that people read. */
export function toResultsJson(parts: readonly ShownPart[], exportedAt: string): string {
  const exported = {
    exported_at: exportedAt,
    parts: parts.map(({ compiled, record }) => ({
      part: compiled.questionnaire.title,
      name: record.name,
      saved_at: record.savedAt ?? null,
      sections: resultSections(compiled, record.answers).map(({ title, signals, rows }) => ({
        section: title,
        ...(signals && {
          good_signs: signals.good,
          warning_signs: signals.warning,
          unanswered: signals.unanswered,
        }),
        answers: rows.map(toJsonRow),
      })),
    })),
  };
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}

function toLines(row: ResultRow): readonly (readonly [question: string, option: string, answer: string])[] {
  switch (row.kind) {
    case 'yesno':
      return [[row.title, '', toYesNo(row.yes)]];
    case 'text':
      return [[row.title, '', row.text === noAnswer ? '' : row.text]];
    case 'options':
      return row.options.map((option) => [row.title, option.title, toYesNo(option.yes)]);
    default:
      return assertNever(row);
  }
}

function toJsonRow(row: ResultRow) {
  switch (row.kind) {
    case 'yesno':
      return { question: row.title, answer: row.yes };
    case 'text':
      return { question: row.title, answer: row.text === noAnswer ? null : row.text };
    case 'options':
      return {
        question: row.title,
        answer: row.options.map(({ title, yes }) => ({ option: title, chosen: yes })),
      };
    default:
      return assertNever(row);
  }
}

function toYesNo(yes: boolean): string {
  return yes ? 'Yes' : 'No';
}

/** Rows as RFC 4180 with a byte order mark, so that spreadsheets read UTF-8; no cell is taken for a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

// What a spreadsheet would run, it shows as text behind an apostrophe.
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
