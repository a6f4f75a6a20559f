import { describe, expect, it } from 'vitest';
import { findCodesAfter } from '../helpers/problem-codes.ts';
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
import { brokenLists } from './broken-edits/lists.ts';
import { brokenOptions } from './broken-edits/options.ts';
import { brokenPages } from './broken-edits/pages.ts';
import { brokenPunctuation } from './broken-edits/punctuation.ts';
import { brokenRows } from './broken-edits/rows.ts';
import { brokenReleases } from './broken-edits/releases.ts';
import { brokenRequired } from './broken-edits/required.ts';

describe('an edit that is wrong is found at its line', () => {
  const all: Readonly<Record<string, readonly BrokenEdit[]>> = {
    punctuation: brokenPunctuation,
    keys: brokenKeys,
    'words of conditions': brokenConditionWords,
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
    files: brokenFiles,
  };

  it('while schemas without a fault have no report', async () => {
    expect(await findCodesAfter([])).toEqual([]);
  });

  for (const [group, edits] of Object.entries(all)) {
    it.each(edits.map(([what, edit, ...says]) => ({ what, edit, says })))(
      `${group}: $what`,
      async ({ edit, says }) => {
        const said = await findCodesAfter([edit].flat());
        expect(says.length).toBeGreaterThan(0);
        expect(said).toEqual(says);
      },
    );
  }
});
