import type { RecordContent } from '../../../engine/content.ts';
import { isWritten } from '../../../lib/is-written.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { compareAnalyses, type ComparedAnswer, type ComparedQuestion } from '../../../engine/comparison.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { comparisonCopy } from '../../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { toIsoSecond } from '../../ui/text/moments.ts';
import {
  toEvidenceCell,
  toJsonNote,
  toJsonFigure,
  toTextCell,
  toUnit,
  verdictWords,
} from './export-results.ts';
import { compareDecisions, findDecisions, type ComparedDecisions } from './comparison/compared-decisions.ts';
import { toCsv, type CsvCell, type CsvFormat } from '../../ui/text/to-csv.ts';

interface ComparedRecord extends RecordContent {
  readonly name: string | null;
  /** ISO 8601. */
  readonly savedAt?: string | undefined;
}

interface ExportedComparison {
  readonly compiled: CompiledQuestionnaire;
  readonly records: readonly ComparedRecord[];
  readonly decisions?: ComparedDecisions | undefined;
}

/**
 * A line per question, a column per analysis. Signs, notes and evidence have separate columns, so that an answer stays
 * a number. Decisions come last.
 */
export function toComparisonCsv(comparison: ExportedComparison, format?: CsvFormat): string {
  const lines = listSections(comparison).flatMap(({ title, questions }) =>
    questions.map((question) => [
      title,
      question.title,
      toUnit(question.answers.find(({ plain }) => plain)?.plain),
      ...question.answers.map(toAnswerCell),
      question.differs ? copy.verdicts.yes : copy.verdicts.no,
      ...question.answers.map(toSignCell),
      ...question.answers.map(toNoteCell),
      ...question.answers.map(({ evidence }) => toEvidenceCell(evidence)),
      question.shortTitle,
    ]),
  );
  const heads = comparison.records.map(toHead);
  const signHeads = heads.map((head) => `${head}: sign`);
  const noteHeads = heads.map((head) => `${head}: note`);
  const evidenceHeads = heads.map((head) => `${head}: evidence`);
  return toCsv(
    [
      [
        'Section',
        'Question',
        'Unit',
        ...heads,
        'Differs',
        ...signHeads,
        ...noteHeads,
        ...evidenceHeads,
        'Short name',
      ],
      ...lines,
    ],
    format,
  );
}

export function toComparisonJson(comparison: ExportedComparison, exportedAt: string): string {
  const { compiled, records } = comparison;
  const exported = {
    exported_at: toIsoSecond(exportedAt),
    part: compiled.questionnaire.title,
    analyses: records.map(({ name, savedAt }) => ({
      name,
      saved_at: savedAt === undefined ? null : toIsoSecond(savedAt),
    })),
    sections: listSections(comparison).map(({ title, questions }) => ({
      section: title,
      questions: questions.map((question) => ({
        question: question.title,
        short_name: question.shortTitle,
        differs: question.differs,
        answers: question.answers.map(toJsonAnswer),
      })),
    })),
  };
  return `${JSON.stringify(exported, undefined, 2)}\n`;
}

interface ExportedSection {
  readonly title: string;
  readonly questions: readonly ComparedQuestion[];
}

function listSections({ compiled, records, decisions }: ExportedComparison): readonly ExportedSection[] {
  const sections = compareAnalyses(compiled, records);
  const decided = findDecisions(decisions);
  if (!decided) return sections;
  const { title } = decided.compiled.questionnaire;
  return [...sections, { title, questions: compareDecisions(decided).map(toDiffering) }];
}

/** In a file, no decision differs from a decision. */
function toDiffering(question: ComparedQuestion): ComparedQuestion {
  return { ...question, differs: new Set(question.answers.map(({ text }) => text)).size > 1 };
}

function toHead({ name, savedAt = '' }: ComparedRecord): string {
  return `${name ?? comparisonCopy.analysis} ${toIsoSecond(savedAt)}`.trim();
}

function toAnswerCell({ kind, text, plain, verdict }: ComparedAnswer): CsvCell {
  switch (kind) {
    case 'answered':
    case 'blank':
    case 'no-longer-asked':
      return (verdict && verdictWords[verdict]) ?? plain?.value ?? toTextCell(text);
    case 'hidden':
      return comparisonCopy.notAsked;
    case 'not-looked-at':
      return copy.dash;
    default:
      return assertNever(kind);
  }
}

function toSignCell({ kind, sign }: ComparedAnswer): string {
  if (kind === 'no-longer-asked') return copy.noLongerAsked;
  return sign ? copy.signs[sign] : '';
}

function toNoteCell({ note }: ComparedAnswer): string {
  return [note?.text, note?.source?.href].filter(isWritten).join(' ');
}

function toJsonAnswer({ kind, text, plain, sign, note, verdict, evidence }: ComparedAnswer) {
  const isLookedAt = kind !== 'not-looked-at';
  if (!isLookedAt || kind === 'hidden') return { looked_at: isLookedAt, answer: null };
  const answer = toTextCell(text);
  const isLate = kind === 'no-longer-asked';
  return {
    looked_at: true,
    answer: (verdict && verdictWords[verdict]) ?? plain?.value ?? (answer === '' ? null : answer),
    ...toJsonFigure(plain),
    ...(sign && { sign }),
    ...(isLate && { no_longer_asked: true }),
    ...toJsonNote(note),
    ...(evidence && { evidence }),
  };
}
