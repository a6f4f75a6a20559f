/**
 * Makes the folder that a server is installed from: it runs with Node alone, without packages to install.
 *
 * Usage: npm run release        writes release/take-profits-<version>/; docs/operating.md says what to do with it
 */
import { relative } from 'node:path';
import { makeRelease, releaseFolder } from './release/make-release.ts';
import { root } from './setup/files.mjs';
import { ensureBuilt } from './setup/build.mjs';

await ensureBuilt(process.execPath);
const folder = releaseFolder();
await makeRelease(folder);
console.log(`${relative(root, folder)} is ready. Start it with: node server.mjs`);
