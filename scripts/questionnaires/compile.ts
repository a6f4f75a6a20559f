/** Compiles every folder of schemas/ into build/questionnaires/: the index, and an eval-free validator per section. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { hashForSchema } from '@rjsf/utils';
import { build } from 'vite';
import { buildQuestionnaire } from '../../src/engine/compile/build-questionnaire.ts';
import { toCatalogEntry } from '../../src/engine/compile/catalog-entry.ts';
import type { CatalogEntry } from '../../src/engine/catalog.ts';
import { withEvaluations } from '../../src/engine/compile/evaluations.ts';
import type { Questionnaire } from '../../src/engine/questionnaire.ts';
import type { Releases } from '../../src/server/domain/releases.ts';
import { checkFolders, type PassedCheck } from './check.ts';
import { folderNames } from './former-names.ts';
import type { Problem } from './problem.ts';
import { fingerprintOf } from './release-of.ts';
import { buildDir, schemasDir } from './paths.ts';
import { keepingEnvironment } from '../vite/keeping-environment.ts';
import { toEntryId, validatorModules } from './validator-modules.ts';

interface CompileOptions {
  readonly from?: string;
  readonly to?: string;
}

interface Compiled {
  readonly catalog: readonly CatalogEntry[];
  readonly changed: readonly string[];
}

/** Throws with the sentences of the content checks when a folder fails them. */
export async function compileAll({
  from = schemasDir,
  to = buildDir,
}: CompileOptions = {}): Promise<Compiled> {
  const checked = await checkFolders(from);
  if (checked.kind === 'problems') throw new Error(checked.report);
  return writeAllOf(checked, to);
}

function writeAllOf(checked: PassedCheck, to: string): Promise<Compiled> {
  const { questionnaires, releases } = buildAll(checked);
  return writeCompiled(questionnaires, { questionnaires: [], releases }, to);
}

/** Compiles the folders that pass the checks. Of the others the last compiled version stays, and `problems` say why. */
export async function compileSound({ from = schemasDir, to = buildDir }: CompileOptions = {}): Promise<
  Compiled & { readonly problems: readonly Problem[] }
> {
  const checked = await checkFolders(from);
  if (checked.kind === 'passed') return { ...(await writeAllOf(checked, to)), problems: [] };
  const sound = buildAll({ folders: checked.sound, givenUp: [] });
  const kept = await readKept(from, to, sound);
  return { ...(await writeCompiled(sound.questionnaires, kept, to)), problems: checked.problems };
}

interface Kept {
  readonly questionnaires: readonly Questionnaire[];
  /** Of these and of the folders that are built now. */
  readonly releases: Releases;
}

/** The last compiled version of each folder that still exists and is not built now. */
async function readKept(from: string, to: string, built: Built): Promise<Kept> {
  const names = existsSync(to) ? await readdir(to) : [];
  const files = names
    .filter((name) => existsSync(join(from, name)) && !built.questionnaires.some(({ id }) => id === name))
    .map((name) => join(to, name, 'questionnaire.json'))
    .filter((file) => existsSync(file));
  // This step wrote the files.
  const questionnaires = await Promise.all(
    files.map(async (file): Promise<Questionnaire> => JSON.parse(await readFile(file, 'utf8'))),
  );
  const list = join(to, 'releases.json');
  const before: Releases = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : built.releases;
  const states = Object.entries(before.questionnaires).filter(([, { folder }]) =>
    questionnaires.some(({ id }) => id === folder),
  );
  const { givenUp } = before;
  const all = { ...Object.fromEntries(states), ...built.releases.questionnaires };
  return { questionnaires, releases: { questionnaires: all, givenUp } };
}

async function writeCompiled(
  questionnaires: readonly Questionnaire[],
  { questionnaires: kept, releases }: Kept,
  to: string,
): Promise<Compiled> {
  await mkdir(dirname(to), { recursive: true });
  const fresh = await mkdtemp(`${to}.`);
  const all = [...questionnaires, ...kept].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const catalog = all.map(toCatalogEntry);
  await writeAll(questionnaires, fresh);
  await writeFile(join(fresh, 'catalog.json'), JSON.stringify(catalog));
  await writeFile(join(fresh, 'releases.json'), JSON.stringify(releases));
  const written = new Set([...(await readdir(fresh)), ...kept.map(({ id }) => id)]);
  const before = existsSync(to) ? await readdir(to) : [];
  const changed = await moveFiles(fresh, to);
  const gone = before.filter((one) => !written.has(one));
  for (const name of gone) await rm(join(to, name), { recursive: true, force: true });
  return { catalog, changed: [...changed, ...gone] };
}

/** Moves changed files one by one, so that programs which read or watch the folder never miss a file. */
async function moveFiles(from: string, to: string): Promise<readonly string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const changed: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    if (await haveSameText(source, target)) continue;
    await rename(source, target);
    changed.push(path);
  }
  await rm(from, { recursive: true });
  return changed;
}

async function haveSameText(one: string, other: string): Promise<boolean> {
  return existsSync(other) && (await readFile(one, 'utf8')) === (await readFile(other, 'utf8'));
}

interface Built {
  readonly questionnaires: readonly Questionnaire[];
  readonly releases: Releases;
}

function buildAll(checked: Pick<PassedCheck, 'folders' | 'givenUp'>): Built {
  const built = checked.folders.map(({ source }) =>
    // The key under which rjsf looks for a schema's compiled validator.
    buildQuestionnaire(source, (schema) => hashForSchema(schema)),
  );
  return { questionnaires: withEvaluations(built), releases: toReleases(checked) };
}

function toReleases({ folders, givenUp }: Pick<PassedCheck, 'folders' | 'givenUp'>): Releases {
  const questionnaires = folders.map(({ source }) => {
    const { version } = source.schema['x-questionnaire'];
    const [stored = source.id] = folderNames(source);
    const { seals = {} } = source.released;
    return [stored, { folder: source.id, version, fingerprint: fingerprintOf(source), seals }];
  });
  return { questionnaires: Object.fromEntries(questionnaires), givenUp };
}

async function writeAll(questionnaires: readonly Questionnaire[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await keepingEnvironment(() => writeValidators(questionnaires, folder));
  await Promise.all(questionnaires.map((one) => writeIndex(one, join(folder, one.id))));
}

async function writeIndex(questionnaire: Questionnaire, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'questionnaire.json'), JSON.stringify(questionnaire));
}

/** One build for all questionnaires; the validators of each are one file without imports. */
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
      // Compiling takes nearly all of this build's time, which is expected.
      rolldownOptions: { checks: { pluginTimings: false } },
      lib: {
        entry: Object.fromEntries(questionnaires.map(({ id }) => [id, toEntryId(id)])),
        formats: ['es'],
        fileName: (_, id) => `${id}/validators.js`,
      },
    },
  });
}
