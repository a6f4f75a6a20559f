import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { licenseFile } from '../vite/license-file.ts';
import { programs, programsFolder } from '../setup/built-programs.mjs';
import { root } from '../setup/files.mjs';
import { keepAddresses } from './keep-addresses.ts';

const threads = {
  writer: 'src/server/writer.ts',
  mailer: 'src/server/mail/serve-mailer.ts',
} as const;

/**
 * Bundles the programs and the threads into one folder, with every package that they need: bundles start in half the
 * time of their sources, in half the memory.
 */
export async function bundlePrograms(): Promise<void> {
  const inputs = Object.entries({ ...programs, ...threads }).map(([name, path]) => [name, join(root, path)]);
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    plugins: [keepAddresses(programsFolder, threads)],
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(root, programsFolder),
      emptyOutDir: true,
      sourcemap: true,
      license: licenseFile,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(inputs),
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name].mjs',
          // Less code to read at a start; names stay, so that a stack trace is readable.
          minify: { compress: true, mangle: false, codegen: true },
          // The same wherever the folder is.
          sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('The bundle of the programs brought no single output');
  const strays = result.output.flatMap(findStrays);
  if (strays.length > 0) throw new Error(`The bundle of the programs is not whole:\n${strays.join('\n')}`);
}

function findStrays(part: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  if (part.type === 'asset') return [];
  return [...part.imports, ...part.dynamicImports]
    .filter((name) => !isBuiltin(name) && !name.endsWith('.mjs'))
    .map((name) => `${part.fileName} imports ${name}`);
}
