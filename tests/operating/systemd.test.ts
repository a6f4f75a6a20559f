import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

const shipped = join(root, 'docs/operating');
const units = readdirSync(shipped).filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith('.service'));

describe('the systemd units', () => {
  it('are the server, and a daily check and backup with their timers', () => {
    expect(units.toSorted()).toEqual([
      'take-profits-backup.service',
      'take-profits-backup.timer',
      'take-profits-check.service',
      'take-profits-check.timer',
      'take-profits.service',
    ]);
    for (const timer of units.filter((name) => name.endsWith('.timer')))
      expect(settingsOf(timer)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^OnCalendar=\*-\*-\* /), 'Persistent=true']),
      );
  });

  it('start the programs of the release with its settings, and may write only to their own folders', () => {
    expect(settingsOf('take-profits.service')).toEqual(
      expect.arrayContaining([
        'ExecStart=/usr/bin/node --env-file=/etc/take-profits.env /opt/take-profits/current/server.mjs',
        'Restart=on-failure',
      ]),
    );
    expect(settingsOf('take-profits-check.service')).toContain(
      'ExecStart=/usr/bin/node --env-file=/etc/take-profits.env /opt/take-profits/current/database.mjs check',
    );
    expect(settingsOf('take-profits-backup.service')).toContain('ReadWritePaths=/var/backups/take-profits');
    for (const service of services)
      expect(settingsOf(service), service).toEqual(
        expect.arrayContaining([
          'User=take-profits',
          'Environment=DATA_DIR=/var/lib/take-profits',
          'StateDirectory=take-profits',
          'ProtectSystem=strict',
        ]),
      );
  });

  it('have the same sandbox settings', () => {
    const sandboxOf = (service: string) => {
      const text = readFileSync(join(shipped, service), 'utf8');
      return text.slice(text.indexOf('ProtectSystem=')).split('\n\n', 1)[0]?.trim();
    };
    expect(new Set(services.map(sandboxOf)).size).toBe(1);
  });

  it('pass systemd-analyze verify and systemd-analyze security', () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const unit of units) {
      cpSync(join(shipped, unit), join(folder, unit));
      const text = readFileSync(join(shipped, unit), 'utf8');
      writeFileSync(join(folder, unit), text.replaceAll('/usr/bin/node', process.execPath));
    }
    const files = units.map((unit) => join(folder, unit));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    for (const service of services) {
      // Of 100, where less is better; a service without any protection has 96.
      const options = ['security', '--offline=yes', '--threshold=20', join(folder, service)];
      const judged = spawnSync('systemd-analyze', options);
      expect(judged.status, String(judged.stdout)).toBe(0);
    }
  });

  it('make a backup, and delete only backups older than 30 days, none if the clock jumped ahead', () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const commands = settingsOf('take-profits-backup.service').filter((line) => line.startsWith('ExecStart'));
    const [start = '', post = ''] = commands.map((line) =>
      line
        .slice(line.indexOf('=') + 1)
        .replaceAll('/var/backups/take-profits', folder)
        .replaceAll('$$', '$')
        .replaceAll('%%', '%'),
    );
    // Replaces Node by a command that only creates the backup's file.
    const touch = start.replace(/\/usr\/bin\/node \S+ \S+ backup/, 'touch');
    const script = /^\/bin\/sh -c '(.*)'$/.exec(touch)?.[1] ?? 'false';
    expect(spawnSync('/bin/sh', ['-c', script]).status).toBe(0);
    const made = readdirSync(folder);
    expect(made).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}\.db$/)]);
    const pruning = /^\/bin\/sh -c '(.*)'$/.exec(post)?.[1] ?? 'false';
    const leaves = (ages: Readonly<Record<string, number>>) => {
      for (const [name, age] of Object.entries(ages)) {
        writeFileSync(join(folder, name), '');
        spawnSync('touch', ['-d', `${age} days ago`, join(folder, name)]);
      }
      expect(spawnSync('/bin/sh', ['-c', pruning]).status).toBe(0);
      return readdirSync(folder).filter((name) => !made.includes(name));
    };
    const files = { 'a.db': 31, 'b.db': 29, 'c.db': 1, 'media-key': 99 };
    expect(leaves(files)).toEqual(['b.db', 'c.db', 'media-key']);
    const byClockAhead = Object.fromEntries(Object.entries(files).map(([name, age]) => [name, age + 40]));
    expect(leaves({ ...byClockAhead, 'a.db': 69 })).toEqual(Object.keys(files));
  });
});

function settingsOf(unit: string): readonly string[] {
  const text = readFileSync(join(shipped, unit), 'utf8');
  return [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => `${name}=${value}`);
}
