import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureFresh } from '../../scripts/setup/build.mjs';
import { fingerprint, root } from '../../scripts/setup/files.mjs';
import { ensureProgram } from '../../scripts/setup/system-packages.mjs';

describe('fingerprint', () => {
  it('is the same for the same files', () => {
    const folder = makeFolder();
    expect(fingerprint([folder])).toBe(fingerprint([folder]));
  });

  it.each([
    ['changed content', (folder: string) => writeFileSync(join(root, folder, 'sub/b'), 'other')],
    ['an added file', (folder: string) => writeFileSync(join(root, folder, 'sub/c'), '')],
    ['a missing file', (folder: string) => rmSync(join(root, folder, 'a'))],
  ])('changes with %s', (_, change) => {
    const folder = makeFolder();
    const before = fingerprint([folder]);
    change(folder);
    expect(fingerprint([folder])).not.toBe(before);
  });
});

describe('ensureFresh', () => {
  function openBuild() {
    const source = makeFolder();
    const result = makeFolder();
    const of = { stamp: join(result, 'sub/.built'), sources: [source], results: [`${result}/a`] };
    let builds = 0;
    const ensure = (during: () => void = () => undefined) =>
      ensureFresh(of, () => {
        builds += 1;
        during();
      });
    const edit = (text: string) => writeFileSync(join(root, source, 'a'), text);
    return {
      ensure,
      edit,
      spoil: () => writeFileSync(join(root, result, 'a'), 'other'),
      count: () => builds,
    };
  }

  it('builds once while nothing changes', () => {
    const { ensure, count } = openBuild();
    ensure();
    ensure();
    expect(count()).toBe(1);
  });

  it('builds again after a source changed during a build, also if it was changed back', () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { ensure, edit, count } = openBuild();
    ensure(() => edit('two'));
    edit('one');
    ensure();
    expect(count()).toBe(2);
  });

  it('builds again if something else has written the results', () => {
    const { ensure, spoil, count } = openBuild();
    ensure();
    spoil();
    ensure();
    expect(count()).toBe(2);
  });
});

describe('ensureProgram', () => {
  const program = { name: 'Nothing', debianPackages: ['nothing'], advice: 'Install nothing.' };

  it('returns a program that is installed', () => {
    expect(ensureProgram({ ...program, find: () => '/bin/nothing' })).toBe('/bin/nothing');
  });

  it('says in one line what to install if it may not install it', () => {
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1000);
    onTestFinished(() => getuid.mockRestore());
    expect(() => ensureProgram({ ...program, find: () => undefined })).toThrow(/^Install nothing\.$/);
  });
});

describe('scripts/run.mjs', () => {
  it('exits with the exit code of the script that it runs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-run-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = join(folder, 'three.ts');
    writeFileSync(script, 'process.exitCode = 3 satisfies number;');
    expect(spawnSync(process.execPath, ['scripts/run.mjs', script], { cwd: root }).status).toBe(3);
  });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'a'), 'one');
  writeFileSync(join(folder, 'sub/b'), 'two');
  return relative(root, folder);
}
