import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findImports, readSources } from './sources.ts';

const scripts = readSources('scripts', ['.ts', '.mjs']);

describe('scripts', () => {
  it('import neither tests nor stories; scripts/product has what both need', () => {
    const imports = scripts.flatMap((file) => findImports(file).map((to) => ({ from: file.path, to })));
    const strays = imports.filter(({ from, to }) =>
      /^(?:tests|stories)\//.test(posix.join(posix.dirname(from), to)),
    );
    expect(imports.length).toBeGreaterThan(100);
    expect(strays).toEqual([]);
  });
});
