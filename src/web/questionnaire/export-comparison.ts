import type { RecordContent } from '../../engine/answers/stored.ts';
import { isWritten } from '../../engine/answers/written-answer.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { compareAnalyses, type ComparedAnswer } from '../../engine/rules/comparison.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { comparisonCopy } from '../copy/research/comparison.ts';
import { signCopy } from '../copy/research/signs.ts';
import { questionnaireCopy as copy } from '../copy/research/questionnaire.ts';
import { toIsoSecond } from '../ui/text/moments.ts';
import { toCsv, toJsonNote, toTextCell } from './export-results.ts';

interface ComparedRecord extends RecordContent {
  readonly name: string | null;
  /** ISO 8601. */
  readonly savedAt?: string | undefined;
}

/** A comparison as a table: a line a question, a column an analysis. */
export function toComparisonCsv(compiled: CompiledQuestionnaire, records: readonly ComparedRecord[]): string {
  const lines = compareAnalyses(compiled, records).flatMap(({ title, questions }) =>
    questions.map((question) => [
      title,
      question.title,
      ...question.answers.map(toCell),
      question.differs ? copy.verdicts.yes : copy.verdicts.no,
    ]),
  );
  return toCsv([['Section', 'Question', ...records.map(toHead), 'Differs'], ...lines]);
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

function toCell(answer: ComparedAnswer): string {
  const { note } = answer;
  if (!note) return toAnswerCell(answer);
  return comparisonCopy.withNote(
    toAnswerCell(answer),
    [note.text, note.source?.href].filter(isWritten).join(' '),
  );
}

function toAnswerCell({ kind, text, sign }: ComparedAnswer): string {
  switch (kind) {
    case 'answered':
    case 'blank':
      return sign ? comparisonCopy.withSign(toTextCell(text), signCopy[sign]) : toTextCell(text);
    case 'hidden':
      return comparisonCopy.notAsked;
    case 'no-longer-asked':
      return copy.noLongerAskedOf(toTextCell(text));
    case 'not-looked-at':
      return copy.dash;
    default:
      return assertNever(kind);
  }
}

/** Null where nothing was answered. */
function toJsonAnswer({ kind, text, sign, note }: ComparedAnswer) {
  const isLookedAt = kind !== 'not-looked-at';
  if (!isLookedAt || kind === 'hidden') return { looked_at: isLookedAt, answer: null };
  const answer = toTextCell(text);
  const isLate = kind === 'no-longer-asked';
  return {
    looked_at: true,
    answer: answer === '' ? null : answer,
    ...(sign && { sign }),
    ...(isLate && { no_longer_asked: true }),
    ...toJsonNote(note),
  };
}
