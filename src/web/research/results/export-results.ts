import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { noAnswer, type PlainAnswer, type ResultColumn, type Verdict } from '../../../engine/result-value.ts';
import { allFacts, type CoinFact } from '../../../contracts/coin-facts.ts';
import type { KeptEvidence, SentFields } from '../../../contracts/record.ts';
import type { Note, RecordContent } from '../../../engine/content.ts';
import { toResentEvidence } from '../../../engine/kept-evidence.ts';
import { toSentFields } from '../../../engine/send.ts';
import { resultSections, type ResultRow } from '../../../engine/results.ts';
import { toSign, type Sign } from '../../../engine/signals.ts';
import { toUnitName } from '../../../engine/units.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { toIsoSecond } from '../../ui/text/moments.ts';
import { toCsv, type CsvCell, type CsvFormat } from '../../ui/text/to-csv.ts';

interface ExportedRecord {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordContent & {
    readonly id?: string;
    /** The member's title, or else the subject's name. */
    readonly name: string | null;
    readonly subject?: Subject | undefined;
    /** The UTC day of a journal entry. */
    readonly day?: string | null;
    /** ISO 8601. */
    readonly savedAt?: string | undefined;
    readonly archived?: boolean;
  };
}

/** One line per answer, or per option of a multiple choice; one more for the band of a score. */
export function toResultsCsv(parts: readonly ExportedRecord[], format?: CsvFormat): string {
  const lines = [
    [
      'Part',
      'Name',
      'Subject',
      'Day (UTC)',
      'Saved (UTC)',
      'Section',
      'Section saved',
      'Question',
      'Option',
      'Answer',
      'Unit',
      'Sign',
      'Note',
      'Source',
      'Evidence',
      'Short name',
    ],
    ...parts.flatMap(toTableLines),
  ];
  return toCsv(lines, format);
}

function toTableLines({ compiled, record }: ExportedRecord): readonly (readonly CsvCell[])[] {
  const { name, subject, day, savedAt } = record;
  const about = [
    compiled.questionnaire.title,
    name ?? '',
    subject?.name ?? '',
    day ?? '',
    toIsoSecond(savedAt ?? ''),
  ];
  return resultSections(compiled, record).flatMap(({ title, saved, rows }) =>
    rows.flatMap((row) =>
      toLines(row, saved).map((line) => [
        ...about,
        title,
        saved ? copy.verdicts.yes : copy.verdicts.no,
        ...line,
        row.note?.text ?? '',
        row.note?.source?.href ?? '',
        toEvidenceCell(row.evidence),
        row.shortTitle,
      ]),
    ),
  );
}

/** The words shown on screen, and the ids; can be imported. */
export function toResultsJson(parts: readonly ExportedRecord[], exportedAt: string): string {
  const exported = {
    exported_at: toIsoSecond(exportedAt),
    parts: parts.map(({ compiled, record }) => ({
      part: compiled.questionnaire.title,
      questionnaire: compiled.questionnaire.id,
      version: compiled.questionnaire.version,
      id: record.id ?? null,
      name: record.name,
      subject: record.subject?.name ?? null,
      subject_id: record.subject?.id ?? null,
      day: record.day ?? null,
      saved_at: record.savedAt ?? null,
      archived: record.archived ?? false,
      sections: resultSections(compiled, record).map(({ id, title, saved, counts, rows }) => ({
        section: title,
        section_id: id,
        saved,
        ...(counts && {
          for: counts.for,
          against: counts.against,
          cant_tell: counts.cantTell,
          open: counts.open,
          neutral: counts.neutral,
        }),
        answers: rows.map(toJsonRow),
      })),
      save: toJsonSave(toSaved(compiled, record)),
    })),
  };
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}

/** Omits questions that are no longer asked, which no save may contain. */
function toSaved({ questionnaire }: CompiledQuestionnaire, content: RecordContent): SentFields {
  const saved = questionnaire.sections.filter(({ id }) => content.sections.includes(id));
  const sent = toSentFields(questionnaire, saved, content);
  const evidence = toResentEvidence(content.evidence, Object.keys(sent.fields));
  return { ...sent, ...(evidence && { evidence }) };
}

function toJsonSave({ fields, marks, evidence }: SentFields) {
  return { fields, about: { ...marks, ...(evidence && { evidence }) } };
}

type AnswerLine = readonly [question: string, option: string, answer: CsvCell, unit: string, sign: string];

function toLines(row: ResultRow, saved: boolean): readonly AnswerLine[] {
  const question = row.noLongerAsked ? copy.noLongerAskedOf(row.title) : row.title;
  switch (row.kind) {
    case 'yesno':
      return [[question, '', verdictWords[row.verdict] ?? copy.dash, '', toSignCell(toSign([row.signal]))]];
    case 'text':
      return [
        [
          question,
          '',
          saved ? (row.plain?.value ?? toTextCell(row.text)) : copy.dash,
          toUnit(row.plain),
          toSignCell(toSign([row.signal])),
        ],
        ...(row.plain?.band === undefined ? [] : [[question, 'Band', row.plain.band, '', ''] as const]),
      ];
    case 'link':
      return [[question, '', row.href, '', '']];
    case 'rows':
      return toCellLines(row).map(([cell, value, unit]) => [question, cell, value, unit, '']);
    case 'options':
      return row.options.map((option) => [
        question,
        option.title,
        verdictWords[option.verdict] ?? copy.dash,
        '',
        toSignCell(toSign([option.signal])),
      ]);
    default:
      return assertNever(row);
  }
}

/** The facts stored with an answer: 'Market cap 4960000000 usd, CoinGecko, live, 2026-10-14T09:58:00Z'. */
export function toEvidenceCell(evidence: KeptEvidence | undefined): string {
  return (evidence?.facts ?? []).map(toFactText).join('; ');
}

function toFactText(fact: CoinFact): string {
  const title = allFacts[fact.id].title;
  if (fact.state === 'missing') return [title, fact.state, fact.reason, fact.source ?? ''].join(' ').trim();
  const value = Array.isArray(fact.value) ? fact.value.join('/') : String(fact.value);
  return `${title} ${value} ${fact.unit}, ${fact.source}, ${fact.state}, ${toIsoSecond(fact.as_of)}`;
}

export function toJsonNote(note: Note | undefined) {
  return {
    ...(note?.text !== undefined && { note: note.text }),
    ...(note?.source && { source: note.source.href }),
  };
}

function toJsonRow(row: ResultRow) {
  const about = {
    question: row.title,
    short_name: row.shortTitle,
    question_id: row.id,
    ...(row.noLongerAsked && { no_longer_asked: true }),
    ...toJsonNote(row.note),
    ...(row.evidence && { evidence: row.evidence }),
  };
  switch (row.kind) {
    case 'yesno':
      return { ...about, answer: verdictWords[row.verdict], ...toJsonSign(toSign([row.signal])) };
    case 'text':
      return {
        ...about,
        answer: row.plain?.value ?? (row.text === noAnswer ? null : row.text),
        ...toJsonFigure(row.plain),
        ...toJsonSign(toSign([row.signal])),
      };
    case 'link':
      return { ...about, answer: row.href };
    case 'rows':
      return {
        ...about,
        answer: row.rows.map(({ title, cells, currencies = [] }) => ({
          ...(title !== undefined && { row: title }),
          ...Object.fromEntries(
            row.columns.map((column, at) => [
              toColumnName(column),
              toJsonCell(cells[at] ?? null, currencies[at]),
            ]),
          ),
        })),
      };
    case 'options':
      return {
        ...about,
        answer: row.options.map((option) => ({
          option: option.title,
          option_id: option.id,
          chosen: verdictWords[option.verdict],
          ...toJsonSign(toSign([option.signal])),
        })),
      };
    default:
      return assertNever(row);
  }
}

function toJsonCell(value: string | number | null, currency: string | undefined) {
  return currency === undefined ? value : { amount: value, currency };
}

/** A line for each cell, named by its row and column; no rows are one empty line. */
function toCellLines({
  rows,
  columns,
}: Extract<ResultRow, { kind: 'rows' }>): readonly (readonly [cell: string, value: CsvCell, unit: string])[] {
  if (rows.length === 0) return [['', '', '']];
  return rows.flatMap(({ title, cells, currencies = [] }, at) =>
    columns.map((column, index) => {
      const { unit = 'count' } = column;
      const name = `${title ?? at + 1} · ${column.title}`;
      return [name, cells[index] ?? copy.dash, currencies[index] ?? toUnitName(unit)] as const;
    }),
  );
}

function toColumnName({ title, unit = 'count' }: ResultColumn): string {
  return unit === 'count' ? title : `${title} (${toUnitName(unit)})`;
}

/** Blank for plain counts. */
export function toUnit(plain: PlainAnswer | undefined): string {
  return plain?.currency ?? (plain?.unit === undefined ? '' : toUnitName(plain.unit));
}

export function toJsonFigure(plain: PlainAnswer | undefined) {
  const unit = toUnit(plain);
  return { ...(unit !== '' && { unit }), ...(plain?.band !== undefined && { band: plain.band }) };
}

function toSignCell(sign: Sign | undefined): string {
  return sign ? copy.signs[sign] : '';
}

function toJsonSign(sign: Sign | undefined) {
  return sign && { sign };
}

export const verdictWords = {
  yes: 'yes',
  no: 'no',
  'cant-tell': 'cant_tell',
  'not-marked': 'not_marked',
  'not-looked-at': null,
} as const satisfies Record<Verdict, string | null>;

export function toTextCell(text: string): string {
  return text === noAnswer ? '' : text;
}
