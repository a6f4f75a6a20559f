import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { _ } from 'ajv';
import type { Plugin } from 'vite';
import { formatChecks } from '../../src/engine/compile/format-checks.ts';
import type { Questionnaire } from '../../src/engine/questionnaire.ts';

const entryPrefix = 'virtual:validators/';
const sectionPrefix = '\0section:';
const packagePrefix = '\0package:';

const formatsModule = fileURLToPath(new URL('../../src/engine/compile/format-checks.ts', import.meta.url));

/** The engine's formats; compiled code imports the ones that it needs from their module, where each has a name. */
const formatOptions = {
  customFormats: formatChecks,
  ajvOptionsOverrides: { code: { formats: _`require(${formatsModule}).formatChecks` } },
};

/** The module whose default export is a questionnaire's validators by section id. */
export function toEntryId(questionnaireId: string): string {
  return entryPrefix + questionnaireId;
}

/**
 * The modules of compiled validators. Their code is CommonJS with keys that no ES export may have, and what it requires
 * is CommonJS too; each is wrapped as an ES module. Each questionnaire gets its own copy of a required module: the
 * bundler would put a shared one, and its own helpers for CommonJS, into a chunk that every page had to load as well.
 */
export function validatorModules(questionnaires: readonly Questionnaire[]): Plugin {
  return {
    name: 'validator-modules',
    enforce: 'pre',
    resolveId(id) {
      // Vite takes an entry for a file and puts the project's folder before its name.
      const entryAt = id.indexOf(entryPrefix);
      if (entryAt !== -1) return id.slice(entryAt);
      return id.startsWith(sectionPrefix) || id.startsWith(packagePrefix) ? id : undefined;
    },
    async load(id) {
      if (id.startsWith(packagePrefix)) {
        const [questionnaireId, path] = splitOnce(id.slice(packagePrefix.length));
        return toModule(await readFile(path, 'utf8'), questionnaireId, path);
      }
      if (id.startsWith(sectionPrefix)) {
        const [questionnaireId, sectionId] = splitOnce(id.slice(sectionPrefix.length));
        const { sections } = find(questionnaires, questionnaireId);
        const code = compileSchemaValidatorsCode(find(sections, sectionId).schema, formatOptions);
        return toModule(code, questionnaireId, import.meta.filename);
      }
      return id.startsWith(entryPrefix)
        ? toEntry(find(questionnaires, id.slice(entryPrefix.length)))
        : undefined;
    },
  };
}

function toEntry({ id, sections }: Questionnaire): string {
  const imports = sections.map(
    (section, index) => `import s${index} from ${JSON.stringify(`${sectionPrefix}${id}:${section.id}`)};`,
  );
  const entries = sections.map((section, index) => `${JSON.stringify(section.id)}: s${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

/** Wraps CommonJS code as an ES module; its requires are resolved from `path`. */
function toModule(source: string, questionnaireId: string, path: string): string {
  const { resolve } = createRequire(path);
  const { code, imported } = nameFormats(source);
  const names = [...new Set(Array.from(code.matchAll(/\brequire\("([^"]+)"\)/g), ([, name = '']) => name))];
  const imports = names.map((name, index) => {
    const id = `${packagePrefix}${questionnaireId}:${resolve(name)}`;
    return `import r${index} from ${JSON.stringify(id)};`;
  });
  const required = names.map((name, index) => `${JSON.stringify(name)}: r${index}`);
  return `${[...imported, ...imports].join('\n')}
const module = { exports: {} };
((exports, require) => {
${code}
})(module.exports, (name) => ({ ${required.join(', ')} })[name]);
export default module.exports;`;
}

/** Code that imports each format by its name: the bundler then leaves out the others with their hash functions. */
function nameFormats(code: string): { readonly code: string; readonly imported: readonly string[] } {
  const module = JSON.stringify(formatsModule);
  const imported = new Set<string>();
  const used = new RegExp(
    `require\\(${escape(module)}\\)\\.formatChecks(?:\\.(\\w+)|\\["([\\w-]+)"\\])`,
    'g',
  );
  const named = code.replace(used, (_whole, plain?: string, quoted = '') => {
    const name = (plain ?? quoted).replace(/-\w/g, (part: string) => part.slice(1).toUpperCase());
    imported.add(`import { ${name} as format_${name} } from ${module};`);
    return `format_${name}`;
  });
  return { code: named, imported: [...imported] };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

function splitOnce(text: string): [string, string] {
  const colon = text.indexOf(':');
  return [text.slice(0, colon), text.slice(colon + 1)];
}

function find<T extends { readonly id: string }>(all: readonly T[], id: string): T {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`Nothing to compile is called ${id}`);
  return found;
}
