import { visibleQuestions } from '../../../engine/rules/visibility.ts';
import type { Answer, Answers, CompiledSection } from '../../../engine/registry/questionnaire.ts';

interface HiddenAnswers {
  /** The draft: what the form shows and what it hides. */
  readonly answers: Answers;
  /** Answers of questions that have just come back, for the form to take up again. */
  readonly returned: readonly (readonly [questionId: string, answer: Answer])[];
}

/**
 * The form forgets the answer of a question once a condition hides it; the draft does not. `draft` and `before`
 * are the draft and the form's answers before an edit, `after` the form's answers since.
 */
export function keepHiddenAnswers(
  section: CompiledSection,
  { draft, before, after }: { readonly draft: Answers; readonly before: Answers; readonly after: Answers },
): HiddenAnswers {
  const missing = section.questions.filter(
    ({ id, conditions }) => conditions.length > 0 && draft[id] !== undefined && after[id] === undefined,
  );
  if (missing.length === 0) return { answers: after, returned: [] };
  const shownBefore = toVisibleIds(section, before);
  const shown = toVisibleIds(section, after);
  const kept = missing
    .filter(({ id }) => !shown.has(id) || !shownBefore.has(id))
    .flatMap(({ id }) => {
      const answer = draft[id];
      return answer === undefined ? [] : [[id, answer] as const];
    });
  return {
    answers: { ...after, ...Object.fromEntries(kept) },
    returned: kept.filter(([id]) => shown.has(id)),
  };
}

function toVisibleIds(section: CompiledSection, answers: Answers): ReadonlySet<string> {
  return new Set(visibleQuestions(section, answers).map(({ id }) => id));
}
