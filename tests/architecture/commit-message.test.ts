import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

it.each([
  ['accepts a subject of 72 characters', 'x'.repeat(72), 0],
  ['accepts a subject of 72 characters that are not ASCII', 'ä'.repeat(72), 0],
  ['accepts a long body', `Fix it\n\n${'x'.repeat(200)}`, 0],
  ['accepts the longer subject that Git writes for a revert', `Revert "${'x'.repeat(80)}"`, 0],
  ['rejects a subject of 73 characters', 'x'.repeat(73), 1],
  ['rejects a message without a subject', '\n\nbody', 1],
])('the commit-msg hook %s', (_, message, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-message-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, `${message}\n# a comment of Git\n`);
  expect(spawnSync(join(root, '.githooks/commit-msg'), [file]).status).toBe(status);
});
