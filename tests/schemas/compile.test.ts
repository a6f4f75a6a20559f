import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compileAll } from '../../scripts/questionnaires/compile.ts';

describe('compileAll', () => {
  it('leaves a folder untouched that has all of it already, since others may read there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-compile-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const to = join(folder, 'questionnaires');
    const catalog = join(to, 'catalog.json');
    await compileAll({ to });
    const { ino } = statSync(catalog);
    await Promise.all([compileAll({ to }), compileAll({ to })]);
    expect(statSync(catalog).ino).toBe(ino);
    expect(readdirSync(folder)).toEqual(['questionnaires']);
  });

  it('replaces what has changed alone, and takes away what is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-compile-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const to = join(folder, 'questionnaires');
    const [catalog, releases] = [join(to, 'catalog.json'), join(to, 'releases.json')];
    await compileAll({ to });
    const { ino } = statSync(releases);
    const compiled = readFileSync(catalog, 'utf8');
    writeFileSync(catalog, 'outdated');
    mkdirSync(join(to, 'gone'));
    await compileAll({ to });
    expect(readFileSync(catalog, 'utf8')).toBe(compiled);
    expect(statSync(releases).ino).toBe(ino);
    expect(readdirSync(to)).not.toContain('gone');
    expect(readdirSync(folder)).toEqual(['questionnaires']);
  });

  it('leaves the process what it was: tests and servers that it starts later are no production ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-compile-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    vi.stubEnv('NODE_ENV', undefined);
    await compileAll({ to: join(folder, 'questionnaires') });
    expect(process.env['NODE_ENV']).toBeUndefined();
  });
});
