// What the tests of one part need (plain JavaScript: it runs on Node 20 too).

/** @typedef {'chromium' | 'postgres' | 'pgbouncer' | 'nginx' | 'systemd' | 'build'} Need */

/** @typedef {keyof typeof projects} Project a project of vitest.config.ts */

/** The projects of vitest.config.ts with what their tests need. */
const projects = {
  node: needs('build', 'nginx', 'systemd'),
  postgres: needs('build', 'postgres', 'pgbouncer'),
  dom: needs(),
  stories: needs('chromium'),
  journeys: needs('build', 'chromium'),
  commands: needs('build', 'chromium'),
};

/**
 * Folders of tests/ that need less than everything, with the projects that run their tests.
 * @type {Readonly<Record<string, { readonly needs: readonly Need[], readonly projects: readonly Project[] }>>}
 */
const folders = {
  architecture: { needs: [], projects: ['node'] },
  commands: { needs: projects.commands, projects: ['commands'] },
  engine: { needs: [], projects: ['node'] },
  journeys: { needs: projects.journeys, projects: ['journeys'] },
  lib: { needs: [], projects: ['node'] },
  operating: {
    needs: ['build', 'postgres', 'pgbouncer', 'nginx', 'systemd'],
    projects: ['node', 'postgres'],
  },
  schemas: { needs: ['postgres'], projects: ['node', 'postgres'] },
  server: { needs: ['build', 'postgres'], projects: ['node', 'postgres'] },
  'server/config': { needs: [], projects: ['node'] },
  'server/feeds': { needs: [], projects: ['node'] },
  'server/http': { needs: ['postgres'], projects: ['node', 'postgres'] },
  'server/mail': { needs: [], projects: ['node'] },
  'server/upstream': { needs: [], projects: ['node'] },
  storage: { needs: ['postgres'], projects: ['node', 'postgres'] },
  web: { needs: [], projects: ['dom'] },
};

/**
 * What was asked for on the command line.
 * @param {readonly string[]} args
 */
export function readWords(args) {
  return { words: args.filter((arg) => arg !== '--watch'), watch: args.includes('--watch') };
}

/** @param {string} word @returns {word is Project} */
export function isProject(word) {
  return Object.hasOwn(projects, word);
}

/**
 * What the tests need that the words name; without a word, everything.
 * @param {readonly string[]} words
 * @returns {ReadonlySet<Need>}
 */
export function findNeeds(words) {
  const named = words.filter(isProject);
  // Paths narrow down the words that name a project; without a project they choose the tests alone.
  if (named.length > 0) return new Set(named.flatMap((project) => projects[project]));
  const parts = words.map(findFolder);
  const everything = Object.values(projects).flat();
  return new Set(parts.length === 0 ? everything : parts.flatMap((part) => part?.needs ?? everything));
}

/**
 * The projects whose tests the words name; undefined: any project may have some.
 * @param {readonly string[]} words
 * @returns {readonly Project[] | undefined}
 */
export function findProjects(words) {
  const named = words.filter(isProject);
  if (named.length > 0) return named;
  const parts = words.map(findFolder);
  const found = parts.flatMap((part) => part?.projects ?? []);
  return found.length === 0 || parts.includes(undefined) ? undefined : [...new Set(found)];
}

/**
 * Vitest's filters for the words: folders of tests/, and parts of files' paths.
 * @param {readonly string[]} words
 */
export function toVitestFilters(words) {
  return words
    .filter((word) => !isProject(word))
    .map((word) => (Object.hasOwn(folders, word) ? `tests/${word}/` : word));
}

/** The innermost folder that a path is in. @param {string} word */
function findFolder(word) {
  const steps = word.replace(/^tests\//, '').split('/');
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  return paths.map((path) => folders[path]).findLast((folder) => folder !== undefined);
}

/** @param {readonly Need[]} names */
function needs(...names) {
  return names;
}
