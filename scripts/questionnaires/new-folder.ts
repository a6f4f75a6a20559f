import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { questionnairePaths } from '../../src/contracts/pages.ts';
import { checkFolders, findNameFault } from './check.ts';
import { templateTexts } from './template-texts.ts';

type NewFolder =
  | { readonly kind: 'made'; readonly steps: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** The page of a new questionnaire until its editor chooses another. */
const [firstPage = '/news'] = questionnairePaths;

/**
 * Makes a complete questionnaire that passes the checks, with one question to overwrite. It is not recorded as
 * released: a released question can no longer be overwritten.
 */
export async function makeFolder(root: string, name: string): Promise<NewFolder> {
  const wrong = findNameFault(name);
  if (wrong) return { kind: 'refused', sentence: wrong.sentence };
  const dir = join(root, name);
  if (existsSync(dir)) return { kind: 'refused', sentence: `There is a folder schemas/${name} already.` };
  const outcome = await checkFolders(root);
  const taken =
    outcome.kind === 'passed' ? outcome.folders.map(({ source }) => source.schema['x-questionnaire']) : [];
  const order = Math.max(0, ...taken.filter(({ page }) => page === firstPage).map((one) => one.order)) + 1;
  await mkdir(dir);
  await writeFile(join(dir, 'schema.json'), toText(toSchema(name, order)));
  await writeFile(join(dir, 'ui.json'), toText({ $schema: '../meta/ui.json' }));
  return { kind: 'made', steps: toSteps(name) };
}

function toSchema(name: string, order: number): object {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const question = {
    type: 'boolean',
    ...templateTexts,
    'x-signal': 'positive',
  };
  const section = { type: 'object', title, properties: { first: question } };
  return {
    $schema: '../meta/schema.json',
    title,
    type: 'object',
    'x-questionnaire': { kind: 'checklist', version: 1, page: firstPage, order, reward: 5 },
    properties: { [name]: section },
  };
}

function toText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toSteps(name: string): string {
  return `Made schemas/${name}. Next:
  1. npm run dev shows it on ${firstPage} and follows what you write.
  2. Open schemas/${name}/schema.json: write its title, its sections and its questions. schemas/README.md has each edit.
  3. "page" says where it stands: ${questionnairePaths.join(', ')}. "order" is its place there.
  4. npm run schemas says what is wrong, with file and line.
  5. When it goes live: npm run schemas -- --release. From then on its ids keep their meaning.`;
}
