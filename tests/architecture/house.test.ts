import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontLimit } from '../../scripts/budgets.ts';
import { root } from '../../scripts/setup/files.mjs';
import { code, readSources, sources, type SourceFile } from './sources.ts';

const tests = readSources('tests', code);
const scripts = readSources('scripts', ['.ts', '.mjs']);
const stories = readSources('stories', code);

describe('files', () => {
  it('are no longer than their limit', () => {
    const long = [...sources, ...tests, ...scripts].filter((file) => countLines(file) > longest(file.path));
    expect(long.map((file) => `${file.path}: ${countLines(file)} lines`)).toEqual([]);
  });

  it('are not called index, and are named kebab-case.ts or PascalCase.tsx', () => {
    const misnamed = [...sources, ...scripts].filter(({ path }) => !isWellNamed(basename(path)));
    expect(misnamed.map(({ path }) => path)).toEqual([]);
  });

  it('have no default export', () => {
    const unnamed = sources.filter(({ text }) => /^export default/m.test(text));
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });
});

describe('browser modules and stories', () => {
  it('leave to one rule when a response is asked for again on focus (A11)', () => {
    const deciding = [...sources, ...stories].filter(({ text }) => text.includes('refetchOnWindowFocus'));
    expect(deciding.map(({ path }) => path).toSorted()).toEqual([
      'src/web/app/query-client.ts',
      'src/web/feeds/feed-query.ts',
    ]);
  });

  it('declare no variable named like a global object, which development tools use', () => {
    const hidden =
      /^(?:export )?(?:const|let|function|class)\b[^=(]*\b(?:window|document|self|globalThis|location|process)\b/m;
    const hiding = [...sources, ...stories]
      .filter(({ path, text }) => /^(?:src\/web|stories)\//.test(path) && hidden.test(text))
      .map(({ path }) => path);
    expect(hiding).toEqual([]);
  });
});

describe('tests and stories', () => {
  const zones = ['lib', 'contracts', 'engine', 'server', 'web'];

  it('mirror src/: each folder of tests has its folder there', () => {
    const orphans = tests
      .map(({ path }) => dirname(path).replace(/^tests\//, ''))
      .filter((folder) => zones.some((zone) => folder === zone || folder.startsWith(`${zone}/`)))
      .filter((folder) => !existsSync(join(root, 'src', folder)));
    expect([...new Set(orphans)]).toEqual([]);
  });

  it('mirror src/: each .test.tsx file is named after a component or module', () => {
    const orphans = tests.filter(({ path }) => path.endsWith('.test.tsx') && !hasSubject(path));
    expect(orphans.map(({ path }) => path)).toEqual([]);
  });

  it('mirror src/web: each folder of stories has its folder there', () => {
    const orphans = stories
      .filter(({ path }) => path.endsWith('.stories.tsx'))
      .map(({ path }) => dirname(path).replace(/^stories/, 'src/web'))
      .filter((folder) => !existsSync(join(root, folder)));
    expect([...new Set(orphans)]).toEqual([]);
  });
});

describe('the product and its packages', () => {
  it(`have fonts of at most ${fontLimit} kB`, () => {
    const fonts = readSources('src/web', ['.woff2']).map(({ path }) => statSync(join(root, path)).size);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((total, size) => total + size, 0) / 1000).toBeLessThanOrEqual(fontLimit);
  });

  it.each(['package-lock.json', 'scripts/bench/package-lock.json', 'scripts/node/package-lock.json'])(
    'name no registry in %s',
    (lock) => {
      expect(readFileSync(join(root, lock), 'utf8')).not.toMatch(/"resolved":/);
    },
  );

  it('have exact package versions', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });
});

function longest(path: string): number {
  if (path.startsWith('tests/')) return 600;
  return path.endsWith('.tsx') ? 300 : 400;
}

function countLines({ text }: SourceFile): number {
  return text.split('\n').length - 1;
}

function isWellNamed(name: string): boolean {
  if (name.startsWith('index.')) return false;
  if (name.endsWith('.tsx')) return /^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)\.tsx$/.test(name);
  return /^[a-z][a-z0-9-]*(\.d)?\.(ts|mjs)$/.test(name);
}

function hasSubject(path: string): boolean {
  const subject = path.replace(/^tests\//, 'src/').replace(/\.test\.tsx$/, '');
  return ['.tsx', '.ts'].some((ending) => existsSync(join(root, subject + ending)));
}
