import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFolders } from '../../scripts/questionnaires/check.ts';
import type { Problem } from '../../scripts/questionnaires/problem.ts';

const editing = fileURLToPath(new URL('../fixtures/editing', import.meta.url));

/** The findings in a folder of schemas, each as 'listing/schema.json:15 question-gone'; warnings are marked. */
export async function findCodes(root: string): Promise<readonly string[]> {
  return (await findProblems(root)).map(toCodeText);
}

async function findProblems(root: string): Promise<readonly Problem[]> {
  const outcome = await checkFolders(root);
  return [...(outcome.kind === 'problems' ? outcome.problems : []), ...outcome.warnings];
}

type Edits = readonly ((root: string) => void | Promise<void>)[];

export async function findCodesAfter(edits: Edits): Promise<readonly string[]> {
  return (await findProblemsAfter(edits)).map(toCodeText);
}

/** The findings in a copy of the fixture `editing` after edits to it. */
export async function findProblemsAfter(edits: Edits): Promise<readonly Problem[]> {
  const root = await mkdtemp(join(tmpdir(), 'edited-'));
  try {
    await cp(editing, root, { recursive: true });
    for (const edit of edits) await edit(root);
    return await findProblems(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

export function toCodeText({ severity, file, line, code, data }: Problem): string {
  const meant = 'meant' in data && typeof data.meant === 'string' ? ` ${data.meant}` : '';
  const warning = severity === 'warning' ? ' (warning)' : '';
  return `${file.replace('schemas/', '')}:${line} ${code}${meant}${warning}`;
}
