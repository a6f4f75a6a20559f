import { describe, expect, it } from 'vitest';
import type { Problem } from '../../scripts/questionnaires/problem.ts';
import { findProblemsAfter, toCodeText } from '../helpers/problem-codes.ts';
import { brokenBands } from './broken-edits/bands.ts';
import { brokenConditionWords } from './broken-edits/condition-words.ts';
import { brokenConditions } from './broken-edits/conditions.ts';
import { brokenContent } from './broken-edits/content.ts';
import { brokenEvidence } from './broken-edits/evidence.ts';
import type { BrokenEdit } from './broken-edits/edits.ts';
import { brokenFacts } from './broken-edits/facts.ts';
import { brokenFiles } from './broken-edits/files.ts';
import { brokenHelp } from './broken-edits/help.ts';
import { brokenKeys } from './broken-edits/keys.ts';
import { brokenLimits } from './broken-edits/limits.ts';
import { brokenLists } from './broken-edits/lists.ts';
import { brokenMisleading } from './broken-edits/misleading.ts';
import { brokenOptions } from './broken-edits/options.ts';
import { brokenPages } from './broken-edits/pages.ts';
import { brokenPunctuation } from './broken-edits/punctuation.ts';
import { brokenRows } from './broken-edits/rows.ts';
import { brokenReleases } from './broken-edits/releases.ts';
import { brokenSense } from './broken-edits/sense.ts';
import { brokenRequired } from './broken-edits/required.ts';

const all: Readonly<Record<string, readonly BrokenEdit[]>> = {
  punctuation: brokenPunctuation,
  keys: brokenKeys,
  'the syntax of conditions': brokenConditionWords,
  conditions: brokenConditions,
  facts: brokenFacts,
  evidence: brokenEvidence,
  pages: brokenPages,
  content: brokenContent,
  bands: brokenBands,
  rows: brokenRows,
  required: brokenRequired,
  options: brokenOptions,
  lists: brokenLists,
  help: brokenHelp,
  releases: brokenReleases,
  'limits of released questions': brokenLimits,
  files: brokenFiles,
  'misleading content': brokenMisleading,
  'settings that contradict each other': brokenSense,
};

describe('the content checks', () => {
  const found = new Map<BrokenEdit, Promise<readonly Problem[]>>();
  const findAfter = (edit: BrokenEdit): Promise<readonly Problem[]> => {
    const problems = found.get(edit) ?? findProblemsAfter([edit[1]].flat());
    found.set(edit, problems);
    return problems;
  };

  it('report nothing in correct schemas', async () => {
    expect(await findProblemsAfter([])).toEqual([]);
  });

  for (const [group, edits] of Object.entries(all)) {
    it.each(edits.map((edit) => ({ what: edit[0], edit })))(
      `report the line of a mistake in ${group}: $what`,
      async ({ edit }) => {
        const [, , ...says] = edit;
        const problems = await findAfter(edit);
        expect(says.length).toBeGreaterThan(0);
        expect(problems.map(toCodeText)).toEqual(says);
        for (const { sentence } of problems) expectPlain(sentence);
      },
    );
  }

  it('report every kind of mistake in the sentences of sentences.txt', async () => {
    const sentences = new Map<string, string>();
    for (const edit of Object.values(all).flat())
      for (const { code, sentence } of await findAfter(edit))
        if (!sentences.has(code)) sentences.set(code, sentence);
    const lines = [...sentences].map(([code, sentence]) => `${code}: ${sentence}\n`);
    await expect(lines.toSorted().join('')).toMatchFileSnapshot('broken-edits/sentences.txt');
  });
});

/** Plain words contain no pattern, no type's name in code and no stack. */
function expectPlain(sentence: string): void {
  expect(sentence).not.toMatch(/\^\[|\\w|\]\+|\bundefined\b(?! is no value)|\bat \w+ \(|Error:/);
}
