import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { plainAscii } from '../../scripts/bundle/plain-ascii.ts';
import { bundleSource } from '../helpers/bundle-source.ts';

const source = `export const said = ['it’s “here” – 🌊', /[–—]|🌊/u.test('🌊'), \`…\${'−1'}\`];
export function fail(): never {
  throw new Error('…');
}
`;

describe('plainAscii', () => {
  it('leaves nothing beyond ASCII, with the same values and a map that still tells where', async () => {
    const { code, map = '' } = await bundleSource(source, plainAscii(), {
      sourcemap: true,
      minify: { compress: false, mangle: false, codegen: true },
    });
    expect(code).toMatch(/^[\0-\x7f]*$/);
    const { said } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(said).toEqual(['it’s “here” – 🌊', true, '…−1']);
    const lines = code.split('\n');
    const line = lines.findIndex((text) => text.includes('throw'));
    const found = new SourceMap(JSON.parse(map)).findEntry(line, lines[line]?.indexOf('throw') ?? 0);
    expect(found).toMatchObject({ originalLine: 2, originalColumn: 2 });
  });
});
