/** Compiles every folder of schemas/ into build/questionnaires/: the index, and an eval-free validator a section. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashForSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { build, type Plugin } from 'vite';
import { buildQuestionnaire } from '../../src/engine/registry/build-questionnaire.ts';
import { toCatalogEntry } from '../../src/engine/registry/catalog.ts';
import type { Json, Questionnaire } from '../../src/engine/registry/questionnaire.ts';
import { checkFolders, type CheckedFolder } from './check.ts';
import { buildDir, schemasDir } from './paths.ts';

export interface CompileOptions {
  /** The folder that holds the questionnaires' folders and meta/. */
  readonly from?: string;
  readonly to?: string;
}

/** Throws with the content checks' sentences when a folder does not pass them. */
export async function compileAll({ from = schemasDir, to = buildDir }: CompileOptions = {}): Promise<void> {
  const checked = await checkFolders(from);
  if (checked.kind === 'problems') throw new Error(checked.report);
  const fresh = `${to}.new`;
  await rm(fresh, { recursive: true, force: true });
  const questionnaires: Questionnaire[] = [];
  for (const folder of checked.folders) questionnaires.push(await compileFolder(folder, fresh));
  await writeFile(join(fresh, 'catalog.json'), JSON.stringify(questionnaires.map(toCatalogEntry)));
  await rm(to, { recursive: true, force: true });
  await rename(fresh, to);
}

async function compileFolder(folder: CheckedFolder, to: string): Promise<Questionnaire> {
  const questionnaire = buildQuestionnaire(folder.source, keyOf);
  const out = join(to, questionnaire.id);
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'questionnaire.json'), JSON.stringify(questionnaire));
  await writeValidators(questionnaire, out);
  return questionnaire;
}

/** The key under which rjsf looks for a schema's compiled validator. */
function keyOf(schema: Json): string {
  return hashForSchema(schema);
}

async function writeValidators(questionnaire: Questionnaire, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sectionModules(questionnaire)],
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      lib: { entry: entryId, formats: ['es'], fileName: () => 'validators.js' },
    },
  });
}

const entryId = 'virtual:validators';
const sectionPrefix = '\0section:';

/** The standalone code is CommonJS with keys that no ES export may have, so the bundler makes it one module. */
function sectionModules({ sections }: Questionnaire): Plugin {
  return {
    name: 'section-validators',
    enforce: 'pre',
    resolveId: (id) => {
      if (id.endsWith(entryId)) return entryId;
      return id.startsWith(sectionPrefix) ? id : undefined;
    },
    load(id) {
      if (id === entryId) {
        const imports = sections.map(
          (section, index) => `import s${index} from ${JSON.stringify(sectionPrefix + section.id)};`,
        );
        const entries = sections.map((section, index) => `${JSON.stringify(section.id)}: s${index}`);
        return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
      }
      const section = sections.find((one) => sectionPrefix + one.id === id);
      return section && compileSchemaValidatorsCode(section.schema);
    },
  };
}
