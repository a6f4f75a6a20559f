import { checkFolders } from '../../scripts/questionnaires/check.ts';
import type { Problem } from '../../scripts/questionnaires/problem.ts';

/** What the checks find in a folder of schemas, each as 'listing/schema.json:15 question-gone'; a warning says so. */
export async function findCodes(root: string): Promise<readonly string[]> {
  const outcome = await checkFolders(root);
  return [...(outcome.kind === 'problems' ? outcome.problems : []), ...outcome.warnings].map(toCodeText);
}

/** A problem by its place and its code. */
function toCodeText({ severity, file, line, code, sentence }: Problem): string {
  const place = `${file.replace('schemas/', '')}:${line}`;
  return `${place} ${code ?? sentence}${severity === 'warning' ? ' (warning)' : ''}`;
}
