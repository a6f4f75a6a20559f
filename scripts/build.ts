/**
 * Builds the compiled questionnaires, the browser's code, the public pages and the server's programs. Fails when a part
 * is over its budget; build/sizes.json lists all sizes.
 *
 * Usage: npm run build
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BuiltFile } from './bundle/output.ts';
import { bundlePrograms } from './bundle/programs.ts';
import { findExcess, measureSizes } from './bundle/sizes.ts';
import { writeTwins } from './bundle/twins.ts';
import { buildCoinIcons } from './coin-icons.ts';
import { buildPdfFiles } from './pdf-files.ts';
import { compileAll } from './questionnaires/compile.ts';
import { publicPagesBuild } from './vite/public-pages.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

// Overrides the shell's setting: this build is served.
process.env['NODE_ENV'] = 'production';

await compileAll();
const output = await buildClient();
await buildCoinIcons(at('build/client'));
await buildPdfFiles(at('build/client'));
await build({ ...publicPagesBuild, logLevel: 'warn' });
await bundlePrograms();
await writeTwins(at('build/client/assets'));

const sizes = measureSizes(output);
await writeFile(at('build/sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
const excess = findExcess(output, sizes);
if (excess.length > 0) {
  console.error(`The build is over its budget:\n${excess.join('\n')}`);
  process.exitCode = 1;
}

async function buildClient(): Promise<readonly BuiltFile[]> {
  const result = await build({ configFile: at('vite.config.ts'), logLevel: 'warn' });
  if (!('output' in result)) throw new Error('The build of the client brought no single output');
  return result.output.map((part) =>
    part.type === 'asset' ? part : { ...part, styles: Array.from(part.viteMetadata?.importedCss ?? []) },
  );
}
