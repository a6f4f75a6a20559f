import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findNeeds, toVitestArgs } from '../../scripts/setup/test-parts.mjs';

describe('findNeeds', () => {
  it.each<[words: string[], needs: string[]]>([
    [[], ['build', 'chromium', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
    [['engine'], []],
    [['tests/web/records/queue.test.ts'], []],
    [['web/records'], []],
    [['stories'], ['chromium']],
    [['postgres'], ['build', 'pgbouncer', 'postgres']],
    [
      ['journeys', 'saving'],
      ['build', 'chromium'],
    ],
    [
      ['engine', 'server'],
      ['build', 'postgres'],
    ],
    [['saving'], ['build', 'chromium', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
    [['scripts'], ['build', 'chromium', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
    [['operating'], ['build', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
  ])('returns for the words %j: %j', (words, needs) => {
    expect([...findNeeds(words)].toSorted()).toEqual(needs);
  });
});

describe('toVitestArgs', () => {
  it.each<[words: string[], args: string[]]>([
    [['engine'], ['tests/engine/']],
    [
      ['journeys', 'saving'],
      ['--project', 'journeys', 'saving'],
    ],
    [['tests/web/records/queue.test.ts'], ['tests/web/records/queue.test.ts']],
  ])('returns for the words %j: %j', (words, args) => {
    expect(toVitestArgs(words)).toEqual(args);
  });
});

describe('vitest.config.ts', () => {
  it('has all projects on a machine without Chromium', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { default: config } = await import('../../vitest.config.ts');
    expect(config.test?.projects).toHaveLength(6);
  });
});
