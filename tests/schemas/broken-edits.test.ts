import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../scripts/questionnaires/new-folder.ts';
import type { Problem } from '../../scripts/questionnaires/problem.ts';
import { findCodesAfter, findProblemsAfter, toCodeText } from '../helpers/problem-codes.ts';
import { readCases, type BrokenEdit } from './broken-edits/read-cases.ts';

const all = readCases();

describe('the content checks', () => {
  const found = new Map<BrokenEdit, Promise<readonly Problem[]>>();
  const findAfter = (edit: BrokenEdit): Promise<readonly Problem[]> => {
    const problems = found.get(edit) ?? findProblemsAfter(edit.edits);
    found.set(edit, problems);
    return problems;
  };

  it('report nothing in correct schemas', async () => {
    expect(await findProblemsAfter([])).toEqual([]);
  });

  it.each(all.map((edit) => ({ ...edit, edit })))(
    'report the line of each mistake in $group: $what',
    async ({ edit, says }) => {
      const problems = await findAfter(edit);
      expect(problems.map(toCodeText)).toEqual(says);
      for (const { sentence } of problems) expectPlain(sentence);
    },
  );

  it('report every kind of mistake in the sentences of sentences.txt', async () => {
    const sentences = new Map<string, string>();
    for (const edit of all)
      for (const { code, sentence } of await findAfter(edit))
        if (!sentences.has(code)) sentences.set(code, sentence);
    const lines = [...sentences].map(([code, sentence]) => `${code}: ${sentence}\n`);
    await expect(lines.toSorted().join('')).toMatchFileSnapshot('broken-edits/sentences.txt');
  });

  it('report a new folder whose question is still the template', async () => {
    const codes = await findCodesAfter([async (root) => void (await makeFolder(root, 'votes'))]);
    expect(codes.filter((one) => one.startsWith('votes/')).map((one) => one.replace(/:\d+/, ''))).toEqual([
      'votes/schema.json text-left-from-template (warning)',
      'votes/schema.json text-left-from-template (warning)',
    ]);
  });
});

/** Plain words contain no pattern, no type's name in code and no stack. */
function expectPlain(sentence: string): void {
  expect(sentence).not.toMatch(/\^\[|\\w|\]\+|\bundefined\b(?! is no value)|\bat \w+ \(|Error:/);
}
