import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { countsVariable } from '../../../scripts/checks/count-reporter.ts';
import { root } from '../../../scripts/setup/files.mjs';
import { programPath } from '../../../scripts/setup/program.mjs';

const outcomes = `
import { expect, it } from 'vitest';
it('passes', () => {});
it('fails', () => expect(1).toBe(2));
it.skip('is left out', () => {});
it('leaves an error behind', async () => {
  void Promise.reject(new Error('nobody waits'));
  await new Promise((resolve) => setTimeout(resolve, 50));
});
`;

it('names every test that failed, with its error, or was skipped, broken files, and errors that no test caught', () => {
  mkdirSync(join(root, 'build'), { recursive: true });
  // Inside the project, so that its packages are found.
  const folder = mkdtempSync(join(root, 'build/outcomes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.test.ts'), outcomes);
  writeFileSync(join(folder, 'b.test.ts'), "import './missing.ts';");
  const counts = join(folder, 'counts.json');
  const reporter = `--reporter=${join(root, 'scripts/checks/count-reporter.ts')}`;
  spawnSync(process.execPath, [programPath('vitest'), 'run', '--root', folder, reporter], {
    cwd: folder,
    env: { ...process.env, [countsVariable]: counts },
  });
  expect(JSON.parse(readFileSync(counts, 'utf8'))).toEqual({
    passed: 2,
    failures: [
      'a.test.ts > fails (failed: expected 1 to be 2 // Object.is equality)',
      'a.test.ts > is left out (skipped)',
      'b.test.ts (the file failed)',
      expect.stringMatching(
        /a\.test\.ts > leaves an error behind \(an error that no test caught: nobody waits\)$/,
      ),
    ],
  });
});
