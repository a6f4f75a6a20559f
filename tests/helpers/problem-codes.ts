import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFolders } from './check-folders.ts';
import type { Problem } from '../../scripts/questionnaires/problem.ts';

const editing = fileURLToPath(new URL('../fixtures/editing', import.meta.url));

type Edits = readonly ((root: string) => void | Promise<void>)[];

/** The findings in a copy of the fixture `editing` after edits to it. */
export async function findProblemsAfter(edits: Edits): Promise<readonly Problem[]> {
  const root = mkdtempSync(join(tmpdir(), 'edited-'));
  try {
    cpSync(editing, root, { recursive: true });
    for (const edit of edits) await edit(root);
    const outcome = await checkFolders(root);
    return [...(outcome.kind === 'problems' ? outcome.problems : []), ...outcome.warnings];
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The same as findProblemsAfter, as texts such as 'listing/schema.json:15 question-gone'; warnings are marked. */
export async function findCodesAfter(edits: Edits): Promise<readonly string[]> {
  return (await findProblemsAfter(edits)).map(toCodeText);
}

export function toCodeText({ severity, file, line, code, data }: Problem): string {
  const meant = 'meant' in data && typeof data.meant === 'string' ? ` ${data.meant}` : '';
  const warning = severity === 'warning' ? ' (warning)' : '';
  return `${file.replace('schemas/', '')}:${line} ${code}${meant}${warning}`;
}
