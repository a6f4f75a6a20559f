import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';

const fixture = new URL('../fixtures/questionnaires/assembly', import.meta.url).pathname;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pages-'));
  await add('assembly', {});
});

afterEach(() => rm(root, { recursive: true }));

type Facts = { 'x-questionnaire': Record<string, unknown>; 'x-page': Record<string, unknown> | undefined };

async function add(name: string, { 'x-questionnaire': facts, ...others }: Partial<Facts>): Promise<void> {
  await cp(fixture, join(root, name), { recursive: true });
  const path = join(root, name, 'schema.json');
  const source = JSON.parse(await readFile(path, 'utf8')) as Facts;
  const changed = { ...source, 'x-questionnaire': { ...source['x-questionnaire'], ...facts }, ...others };
  await writeFile(path, JSON.stringify(changed));
}

async function problems(): Promise<string[]> {
  const outcome = await checkFolders(root);
  return outcome.kind === 'passed' ? [] : outcome.problems.map(({ code }) => code);
}

describe('a page of its own', () => {
  it('is described by exactly one of its questionnaires', async () => {
    await add('second', { 'x-questionnaire': { order: 2 }, 'x-page': undefined });
    expect(await problems()).toEqual([]);
    await add('third', { 'x-questionnaire': { order: 3 } });
    expect(await problems()).toEqual(['page-described-twice']);
  });

  it('accepts a questionnaire about any subject, and refuses one that requires a subject without naming it', async () => {
    await add('assembly', {
      'x-questionnaire': { subject: 'exchange' },
      'x-page': { title: 'New' },
    });
    expect(await problems()).toEqual([]);
    await add('assembly', { 'x-questionnaire': { subject: undefined }, 'x-page': { title: 'New' } });
    expect(await problems()).toEqual(['subject-missing']);
  });
});

describe('a page with a search', () => {
  it('accepts a second checklist', async () => {
    for (const [index, name] of ['first', 'second'].entries())
      await add(name, { 'x-questionnaire': { page: '/coineval', order: index + 1 }, 'x-page': undefined });
    expect(await problems()).toEqual([]);
  });

  it('refuses a checklist about a subject that it does not search for', async () => {
    await add('assembly', { 'x-questionnaire': { page: '/nfteval' }, 'x-page': undefined });
    expect(await problems()).toEqual(['page-without-search']);
  });
});
