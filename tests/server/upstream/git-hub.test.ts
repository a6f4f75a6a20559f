import { describe, expect, it } from 'vitest';
import { gitHub } from '../../../src/server/upstream/github/provider.ts';
import { buildFactCoin } from '../../helpers/fact-coin.ts';
import { unsafeLinks } from '../../helpers/hostile-texts.ts';
import {
  buildSources,
  describeFailures,
  readRecorded,
  stageUpstream,
} from '../../helpers/staged-upstream.ts';

const path = '/repos/greenleaf-example/greenleaf';
const upstream = stageUpstream({});
const load = async (repository: string | null) =>
  buildSources(gitHub, { load: upstream.loadJson }).coinFacts.readers.codeChange?.(
    buildFactCoin({ repository }),
  );
const pushed = '2026-11-19T18:30:00.000Z';

describe('loadCodeChange', () => {
  it.each([
    'https://github.com/greenleaf-example/greenleaf',
    'https://www.github.com/greenleaf-example/greenleaf.git',
    'https://GitHub.com/greenleaf-example/greenleaf/tree/main?x=1#readme',
  ])('returns the time of the last push to %s', async (address) => {
    upstream.answer(path, { kind: 'recorded', file: 'github/repository.json' });
    expect(await load(address)).toBe(pushed);
  });

  it('returns the time of the last push to any repository of an owner', async () => {
    upstream.json('/users/greenleaf-example/repos', [readRecorded('github/repository.json')]);
    expect(await load('https://github.com/greenleaf-example/')).toBe(pushed);
    expect(upstream.requests).toEqual(['/users/greenleaf-example/repos?sort=pushed&per_page=1']);
    upstream.json('/users/greenleaf-example/repos', []);
    expect(await load('https://github.com/greenleaf-example')).toBeNull();
  });

  it.each([null, 'yesterday', ''])('returns null when the time of the push is %j', async (moment) => {
    upstream.json(path, { pushed_at: moment });
    expect(await load('https://github.com/greenleaf-example/greenleaf')).toBeNull();
  });

  it.each([
    ...unsafeLinks,
    null,
    'https://github.com/',
    'https://github.com.evil.example/a/b',
    'https://gitlab.com/a/b',
  ])('fails as not found, without a call, for the address %j', async (address) => {
    await expect(load(address)).rejects.toMatchObject({ kind: 'not-found' });
    expect(upstream.requests).toEqual([]);
  });

  it('calls no path outside the owner of the repository', async () => {
    await load('https://github.com/greenleaf-example/...').catch(() => undefined);
    expect(upstream.requests.filter((one) => !one.startsWith('/repos/greenleaf-example/'))).toEqual([]);
  });

  describeFailures('json', upstream, {
    path,
    ask: () => load('https://github.com/greenleaf-example/greenleaf'),
    mayBeMissing: true,
    useless: { 'a number as time of the push': { pushed_at: 5 } },
  });
});
