import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findNeeds, findProjects, toVitestFilters } from '../../scripts/setup/test-parts.mjs';

describe('findNeeds', () => {
  it.each<[words: string[], needs: string[]]>([
    [[], ['build', 'chromium', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
    [['engine'], []],
    [['tests/web/research/record/queue.test.ts'], []],
    [['web/research/record'], []],
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
    [['tests/server/feeds/daily.test.ts'], []],
    [['tests/server/http/guards.test.ts'], ['postgres']],
    [['saving'], ['build', 'chromium', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
    [['scripts'], ['build', 'chromium', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
    [['operating'], ['build', 'nginx', 'pgbouncer', 'postgres', 'systemd']],
  ])('returns for the words %j: %j', (words, needs) => {
    expect([...findNeeds(words)].toSorted()).toEqual(needs);
  });
});

describe('findProjects', () => {
  it.each<[words: string[], projects: string[] | undefined]>([
    [[], undefined],
    [['engine'], ['node']],
    [['tests/web/research/record/queue.test.ts'], ['dom']],
    [
      ['engine', 'server/http'],
      ['node', 'postgres'],
    ],
    [['journeys', 'saving'], ['journeys']],
    [['saving'], undefined],
    [['engine', 'saving'], undefined],
  ])('returns for the words %j: %j', (words, projects) => {
    expect(findProjects(words)).toEqual(projects);
  });
});

describe('toVitestFilters', () => {
  it.each<[words: string[], filters: string[]]>([
    [['engine'], ['tests/engine/']],
    [['journeys', 'saving'], ['saving']],
    [['tests/web/research/record/queue.test.ts'], ['tests/web/research/record/queue.test.ts']],
  ])('returns for the words %j: %j', (words, filters) => {
    expect(toVitestFilters(words)).toEqual(filters);
  });
});

describe('vitest.config.ts', () => {
  it('has all projects on a machine without Chromium', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TEST_PROJECTS', undefined);
    const { default: config } = await import('../../vitest.config.ts');
    expect(config.test?.projects).toHaveLength(6);
  });
});
