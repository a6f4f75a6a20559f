import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

const unit = readFileSync(join(root, 'docs/operating/take-profits.service'), 'utf8');
const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the unit of systemd', () => {
  it('starts a program of the release, may write its data and its cache alone, and comes back', () => {
    const settings = [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => `${name}=${value}`);
    expect(settings).toEqual(
      expect.arrayContaining([
        'ExecStart=/usr/bin/node /opt/take-profits/current/server.mjs',
        'Environment=DATA_DIR=/var/lib/take-profits',
        'StateDirectory=take-profits',
        'ProtectSystem=strict',
        'Restart=on-failure',
      ]),
    );
  });

  it.runIf(analyze)('is one that systemd takes, and finds safe', () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'take-profits.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    // Of 100, where less is better; a service without any protection has 96.
    const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', file]);
    expect(judged.status, String(judged.stdout)).toBe(0);
  });
});
