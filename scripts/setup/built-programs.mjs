// The programs of a server, bundled by the build (plain JavaScript: it runs on Node 20 too).

/** The names by which operators call the programs, and the source of each. */
export const programs = /** @type {const} */ ({
  server: 'src/server/main.ts',
  members: 'scripts/members.ts',
  database: 'scripts/database.ts',
  sources: 'scripts/sources.ts',
});

/** @typedef {keyof typeof programs} ProgramName */

export const programNames = /** @type {ProgramName[]} */ (Object.keys(programs));

export const programsFolder = 'build/programs';

/** The file of a program once it is built, from the root. @param {ProgramName} name */
export const builtProgram = (name) => `${programsFolder}/${name}.mjs`;
