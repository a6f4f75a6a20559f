import { SourceMap } from 'node:module';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { plainAscii } from '../../scripts/bundle/plain-ascii.ts';

const path = '/src/said.ts';
const code = `export const said = ['it’s “here” – 🌊', /[–—]|🌊/u.test('🌊'), \`…\${'−1'}\`];
export function fail(): never {
  throw new Error('…');
}
`;

describe('plainAscii', () => {
  it('leaves nothing beyond ASCII, with the same values and a map that still tells where', async () => {
    const { built, map } = await bundle();
    expect(built).toMatch(/^[\0-\x7f]*$/);
    const { said } = await import(`data:text/javascript,${encodeURIComponent(built)}`);
    expect(said).toEqual(['it’s “here” – 🌊', true, '…−1']);
    const lines = built.split('\n');
    const line = lines.findIndex((text) => text.includes('throw'));
    const found = map.findEntry(line, lines[line]?.indexOf('throw') ?? 0);
    expect(found).toMatchObject({ originalLine: 2, originalColumn: 2 });
  });
});

async function bundle() {
  const source: Plugin = {
    name: 'source',
    enforce: 'pre',
    resolveId: (id) => (id === path ? id : null),
    load: (id) => (id === path ? code : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, plainAscii()],
    build: {
      write: false,
      sourcemap: true,
      rolldownOptions: {
        input: path,
        preserveEntrySignatures: 'strict',
        output: { format: 'esm', minify: { compress: false, mangle: false, codegen: true } },
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (first === undefined || !('output' in first)) throw new Error('The bundle brought no single output');
  const map = first.output.find((part) => part.type === 'asset' && part.fileName.endsWith('.map'));
  if (map?.type !== 'asset') throw new Error('The bundle has no map');
  return { built: first.output[0].code, map: new SourceMap(JSON.parse(String(map.source))) };
}
