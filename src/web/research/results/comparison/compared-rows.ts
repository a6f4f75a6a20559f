import type { ComparedQuestion, ComparedSection } from '../../../../engine/comparison.ts';

export interface ComparedRow {
  readonly question: ComparedQuestion;
  /** Title of its section. */
  readonly section: string;
}

export interface ComparedGroups {
  readonly differing: readonly ComparedRow[];
  readonly same: readonly ComparedRow[];
  /** The known answers are equal, but not all are known. */
  readonly incomplete: readonly ComparedRow[];
}

export function groupRows(sections: readonly ComparedSection[]): ComparedGroups {
  const rows = sections.flatMap(({ title, questions }) =>
    questions.map((question) => ({ question, section: title })),
  );
  const alike = rows.filter(({ question }) => !question.differs);
  return {
    differing: rows.filter(({ question }) => question.differs),
    same: alike.filter(isKnown),
    incomplete: alike.filter((row) => !isKnown(row)),
  };
}

function isKnown({ question: { answers } }: ComparedRow): boolean {
  return answers.every(({ kind }) => kind !== 'not-looked-at');
}
