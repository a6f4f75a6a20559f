import { build, type Plugin, type Rolldown } from 'vite';

interface SourceBundle {
  readonly code: string;
  /** Undefined: none was asked for. */
  readonly map: string | undefined;
}

/** Bundles one module that is no file, with a plugin of the build. */
export async function bundleSource(
  code: string,
  plugin: Plugin,
  {
    sourcemap = false,
    minify = false,
  }: Pick<Rolldown.OutputOptions, 'minify'> & { sourcemap?: boolean } = {},
): Promise<SourceBundle> {
  const path = '/src/contracts/source.ts';
  const source: Plugin = {
    name: 'source',
    enforce: 'pre',
    resolveId: (id) => (id === path ? id : null),
    load: (id) => (id === path ? code : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, plugin],
    build: {
      write: false,
      minify: false,
      sourcemap,
      rolldownOptions: {
        input: path,
        preserveEntrySignatures: 'strict',
        output: { format: 'esm', minify },
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !('output' in first)) throw new Error('The bundle brought no single output');
  const map = first.output.find((part) => part.type === 'asset' && part.fileName.endsWith('.map'));
  return {
    code: first.output[0].code,
    map: map?.type === 'asset' ? String(map.source) : undefined,
  };
}
