import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { plainPainter } from '../../scripts/vite/plain-painter.ts';

const painter = createRequire(import.meta.url).resolve('zrender/lib/svg/Painter.js');

describe('plainPainter', () => {
  it('leaves no innerHTML in the painter that the charts come with', async () => {
    expect(readFileSync(painter, 'utf8')).toContain('.innerHTML');
    const mended = await bundle(readFileSync(painter, 'utf8'));
    expect(mended).toContain('.textContent = ');
    expect(mended).not.toContain('.innerHTML');
  });

  it.each(['root.replaceChildren();', "root.innerHTML = '<svg></svg>'; root.innerHTML = '';"])(
    'fails the build of a painter that does something else: %s',
    async (code) => {
      await expect(bundle(code)).rejects.toThrow('in the way that is mended here');
    },
  );

  it('fails the build when the painter has moved', async () => {
    await expect(bundle('', '/node_modules/zrender/lib/SvgPainter.js')).rejects.toThrow(
      'is not where it was',
    );
  });
});

async function bundle(code: string, path = '/node_modules/zrender/lib/svg/Painter.js'): Promise<string> {
  const source: Plugin = {
    name: 'source',
    enforce: 'pre',
    resolveId: (id) => (id === path ? id : { id, external: true }),
    load: (id) => (id === path ? code : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, plainPainter()],
    build: { write: false, minify: false, rolldownOptions: { input: path, treeshake: false } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  return first !== undefined && 'output' in first ? first.output[0].code : '';
}
