import type { RecordContent } from '../../engine/content.ts';
import { isWritten } from '../../lib/is-written.ts';
import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import { compareAnalyses, type ComparedAnswer } from '../../engine/comparison.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { comparisonCopy } from '../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../copy/research/questionnaire.ts';
import { toIsoSecond } from '../ui/text/moments.ts';
import { toJsonNote, toJsonUnit, toTextCell, toUnit, verdictWords } from './export-results.ts';
import { toCsv, type CsvCell, type CsvFormat } from '../ui/text/to-csv.ts';

interface ComparedRecord extends RecordContent {
  readonly name: string | null;
  /** ISO 8601. */
  readonly savedAt?: string | undefined;
}

/**
 * A comparison as a table: a line a question, a column an analysis. Signs and notes have columns of their own, so that an
 * answer stays a number.
 */
export function toComparisonCsv(
  compiled: CompiledQuestionnaire,
  records: readonly ComparedRecord[],
  format?: CsvFormat,
): string {
  const lines = compareAnalyses(compiled, records).flatMap(({ title, questions }) =>
    questions.map((question) => [
      title,
      question.title,
      toUnit(question.answers.find(({ plain }) => plain)?.plain),
      ...question.answers.map(toAnswerCell),
      question.differs ? copy.verdicts.yes : copy.verdicts.no,
      ...question.answers.map(toSignCell),
      ...question.answers.map(toNoteCell),
    ]),
  );
  const heads = records.map(toHead);
  const signHeads = heads.map((head) => `${head}: sign`);
  const noteHeads = heads.map((head) => `${head}: note`);
  return toCsv(
    [['Section', 'Question', 'Unit', ...heads, 'Differs', ...signHeads, ...noteHeads], ...lines],
    format,
  );
}

/** A comparison as JSON, in the words that people read. */
export function toComparisonJson(
  compiled: CompiledQuestionnaire,
  records: readonly ComparedRecord[],
  exportedAt: string,
): string {
  const exported = {
    exported_at: toIsoSecond(exportedAt),
    part: compiled.questionnaire.title,
    analyses: records.map(({ name, savedAt }) => ({
      name,
      saved_at: savedAt === undefined ? null : toIsoSecond(savedAt),
    })),
    sections: compareAnalyses(compiled, records).map(({ title, questions }) => ({
      section: title,
      questions: questions.map((question) => ({
        question: question.title,
        differs: question.differs,
        answers: question.answers.map(toJsonAnswer),
      })),
    })),
  };
  return `${JSON.stringify(exported, undefined, 2)}\n`;
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

/** What is asked no longer has no sign. */
function toSignCell({ kind, sign }: ComparedAnswer): string {
  if (kind === 'no-longer-asked') return copy.noLongerAsked;
  return sign ? copy.signs[sign] : '';
}

function toNoteCell({ note }: ComparedAnswer): string {
  return [note?.text, note?.source?.href].filter(isWritten).join(' ');
}

/** Null where nothing was answered. */
function toJsonAnswer({ kind, text, plain, sign, note, verdict }: ComparedAnswer) {
  const isLookedAt = kind !== 'not-looked-at';
  if (!isLookedAt || kind === 'hidden') return { looked_at: isLookedAt, answer: null };
  const answer = toTextCell(text);
  const isLate = kind === 'no-longer-asked';
  return {
    looked_at: true,
    answer: (verdict && verdictWords[verdict]) ?? plain?.value ?? (answer === '' ? null : answer),
    ...toJsonUnit(plain),
    ...(sign && { sign }),
    ...(isLate && { no_longer_asked: true }),
    ...toJsonNote(note),
  };
}
