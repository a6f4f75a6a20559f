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
import { checkFolders, toLine, type PassedCheck } from './check.ts';
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
  const { questionnaires, releases } = await buildAll(from);
  await mkdir(dirname(to), { recursive: true });
  const fresh = await mkdtemp(`${to}.`);
  const catalog = questionnaires.map(toCatalogEntry);
  await writeAll(questionnaires, fresh);
  await writeFile(join(fresh, 'catalog.json'), JSON.stringify(catalog));
  await writeFile(join(fresh, 'releases.json'), JSON.stringify(releases));
  const kept = new Set(await readdir(fresh));
  const before = existsSync(to) ? await readdir(to) : [];
  const changed = await moveFiles(fresh, to);
  const gone = before.filter((one) => !kept.has(one));
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

async function buildAll(from: string): Promise<Built> {
  const checked = await checkFolders(from);
  if (checked.kind === 'problems') throw new ContentError(checked.problems);
  const built = checked.folders.map(({ source }) =>
    // The key under which rjsf looks for a schema's compiled validator.
    buildQuestionnaire(source, (schema) => hashForSchema(schema)),
  );
  return { questionnaires: withEvaluations(built), releases: toReleases(checked) };
}

function toReleases({ folders, givenUp }: PassedCheck): Releases {
  const questionnaires = folders.map(({ source }) => {
    const { version } = source.schema['x-questionnaire'];
    const [stored = source.id] = folderNames(source);
    const { seals = {} } = source.released;
    return [stored, { folder: source.id, version, fingerprint: fingerprintOf(source), seals }];
  });
  return { questionnaires: Object.fromEntries(questionnaires), givenUp };
}

export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(toLine).join('\n'));
    this.problems = problems;
  }
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
