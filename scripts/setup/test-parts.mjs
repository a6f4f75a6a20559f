// What the tests of one part need (plain JavaScript: it runs on Node 20 too).

/** @typedef {'chromium' | 'postgres' | 'pgbouncer' | 'nginx' | 'systemd' | 'build'} Need */

/** @type {readonly Need[]} */
const everything = ['build', 'chromium', 'postgres', 'pgbouncer', 'nginx', 'systemd'];

/** The projects of vitest.config.ts with what their tests need. @type {Readonly<Record<string, readonly Need[]>>} */
const projects = {
  node: ['build', 'nginx', 'systemd'],
  postgres: ['build', 'postgres', 'pgbouncer'],
  dom: [],
  stories: ['chromium'],
  journeys: ['build', 'chromium'],
  commands: ['build', 'chromium'],
};

/** Folders of tests/ that need less than everything. @type {Readonly<Record<string, readonly Need[]>>} */
const folders = {
  architecture: [],
  commands: projects.commands ?? everything,
  contracts: [],
  engine: [],
  journeys: projects.journeys ?? everything,
  lib: [],
  operating: ['build', 'postgres', 'pgbouncer', 'nginx', 'systemd'],
  schemas: [],
  server: ['build', 'postgres'],
  web: [],
};

/**
 * What the tests need that the words name; without a word, everything.
 * @param {readonly string[]} words
 */
export function findNeeds(words) {
  const named = words.filter((word) => Object.hasOwn(projects, word));
  const paths = words.filter((word) => !named.includes(word));
  // Paths narrow down the words that name a project; without a project they choose the tests alone.
  const all =
    named.length > 0 ? named.map((word) => projects[word]) : paths.map((word) => folders[folderOf(word)]);
  return new Set(all.length === 0 ? everything : all.flatMap((needs) => needs ?? everything));
}

/**
 * Vitest's arguments for the words: the name of a project, of a folder of tests/, or a part of a file's path.
 * @param {readonly string[]} words
 */
export function toVitestArgs(words) {
  return words.flatMap((word) => {
    if (Object.hasOwn(projects, word)) return ['--project', word];
    return Object.hasOwn(folders, word) ? [`tests/${word}/`] : [word];
  });
}

/** @param {string} word */
function folderOf(word) {
  const [first = '', second = ''] = word.split('/');
  return first === 'tests' ? second : first;
}
