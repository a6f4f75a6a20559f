import { loadFixture } from '../helpers/load-compiled.ts';
import { validatorModules } from '../../scripts/questionnaires/validator-modules.ts';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compileAll } from '../../scripts/questionnaires/compile.ts';

describe('compileAll', () => {
  it('leaves an up-to-date folder untouched, even when it runs twice at once', async () => {
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

  it('rewrites only the files that changed, and deletes folders that are no longer compiled', async () => {
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

  it('does not set NODE_ENV in its process', async () => {
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

it('compiled validators import the checks of their own formats alone', async () => {
  const { questionnaire } = await loadFixture('kinds');
  const [links] = questionnaire.sections.filter(({ id }) => id === 'links');
  const ofLinks = Object.entries(links?.schema['properties'] ?? {});
  const mail = Object.fromEntries(ofLinks.filter(([id]) => id === 'mail' || id === 'contract'));
  const schema = { type: 'object', properties: mail };
  const plugin = validatorModules([{ ...questionnaire, sections: [{ ...links!, schema }] }]);
  const load = plugin.load as (id: string) => Promise<string>;
  const code = await load('\0section:kinds:links');
  const imported = Array.from(code.matchAll(/import \{ (\w+) as /g), ([, name]) => name);
  expect(new Set(imported)).toEqual(new Set(['email', 'evmAddress']));
});
