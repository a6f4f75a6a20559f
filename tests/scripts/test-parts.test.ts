import { describe, expect, it } from 'vitest';
import { findNeeds, toVitestArgs } from '../../scripts/setup/test-parts.mjs';

describe('findNeeds', () => {
  it.each<[words: string[], needs: string[]]>([
    [[], ['build', 'chromium', 'nginx', 'postgres']],
    [['engine'], []],
    [['tests/web/records/queue.test.ts'], []],
    [['web/records'], []],
    [['stories'], ['chromium']],
    [
      ['journeys', 'saving'],
      ['build', 'chromium'],
    ],
    [
      ['engine', 'server'],
      ['build', 'postgres'],
    ],
    [['saving'], ['build', 'chromium', 'nginx', 'postgres']],
    [['scripts'], ['build', 'chromium', 'nginx', 'postgres']],
    [['operating'], ['build', 'nginx']],
  ])('of %j are %j', (words, needs) => {
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
  ])('of %j are %j', (words, args) => {
    expect(toVitestArgs(words)).toEqual(args);
  });
});
