import type { FieldProblem } from '../../../contracts/errors.ts';
import type { SentEvidence } from '../../../contracts/record.ts';

/**
 * Removes refused evidence, so that a save does not fail for its evidence. Undefined: the server refused no evidence.
 */
export function withoutRefused(
  evidence: SentEvidence = {},
  problems: readonly FieldProblem[],
): SentEvidence | undefined {
  const refused = problems.flatMap(({ path }) =>
    /^about(?:[./]evidence\b|$)/.test(path) ? [path.split('/')[2]] : [],
  );
  if (refused.length === 0) return undefined;
  const all = Object.entries(evidence);
  const left = all.filter(([question]) => !refused.includes(question));
  // Evidence as a whole, or `about` if it is nested too deep; then no question is named.
  return left.length < all.length ? Object.fromEntries(left) : {};
}
