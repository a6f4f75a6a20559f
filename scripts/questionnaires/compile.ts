/** Compiles every folder of schemas/ into build/questionnaires/: the index, and an eval-free validator per section. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hashForSchema } from '@rjsf/utils';
import { build } from 'vite';
import { buildQuestionnaire } from '../../src/engine/registry/build-questionnaire.ts';
import { toCatalogEntry } from '../../src/engine/registry/catalog.ts';
import { withLeads } from '../../src/engine/registry/leads.ts';
import type { Questionnaire } from '../../src/engine/registry/questionnaire.ts';
import { checkFolders } from './check.ts';
import { buildDir, schemasDir } from './paths.ts';
import { toEntryId, validatorModules } from './validator-modules.ts';

export interface CompileOptions {
  /** The folder that holds the questionnaires' folders and meta/. */
  readonly from?: string;
  readonly to?: string;
}

/** Throws with the content checks' sentences when a folder does not pass them. */
export async function compileAll({ from = schemasDir, to = buildDir }: CompileOptions = {}): Promise<void> {
  const checked = await checkFolders(from);
  if (checked.kind === 'problems') throw new Error(checked.report);
  const built = checked.folders.map(({ source }) =>
    // The key under which rjsf looks for a schema's compiled validator.
    buildQuestionnaire(source, (schema) => hashForSchema(schema)),
  );
  const questionnaires = withLeads(built);
  await mkdir(dirname(to), { recursive: true });
  const fresh = await mkdtemp(`${to}.`);
  await keepingEnvironment(() => writeValidators(questionnaires, fresh));
  await Promise.all(questionnaires.map((one) => writeIndex(one, join(fresh, one.id))));
  await writeFile(join(fresh, 'catalog.json'), JSON.stringify(questionnaires.map(toCatalogEntry)));
  if (await haveSameFiles(fresh, to)) {
    // Who reads there meanwhile, a server or a test, finds everything at any moment.
    await rm(fresh, { recursive: true });
    return;
  }
  await rm(to, { recursive: true, force: true });
  await rename(fresh, to);
}

async function haveSameFiles(one: string, other: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all([readFiles(one), readFiles(other)]);
  return ours.size === theirs.size && Array.from(ours).every(([path, text]) => theirs.get(path) === text);
}

/** The text of each file by its path below the folder; none where there is no folder. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const),
    ),
  );
}

async function writeIndex(questionnaire: Questionnaire, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'questionnaire.json'), JSON.stringify(questionnaire));
}

/** One build for all of them; each questionnaire's validators are one file that imports nothing. */
async function writeValidators(questionnaires: readonly Questionnaire[], outDir: string): Promise<void> {
  if (questionnaires.length === 0) return;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [validatorModules(questionnaires)],
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      // Compiling is nearly all that this build does, which is no news.
      rolldownOptions: { checks: { pluginTimings: false } },
      lib: {
        entry: Object.fromEntries(questionnaires.map(({ id }) => [id, toEntryId(id)])),
        formats: ['es'],
        fileName: (_, id) => `${id}/validators.js`,
      },
    },
  });
}

/** Vite's build makes this process a production one, and so the tests and servers that it starts afterwards. */
async function keepingEnvironment(work: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV'];
  await work();
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
