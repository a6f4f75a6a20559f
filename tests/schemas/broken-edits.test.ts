import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkFolders } from '../../scripts/questionnaires/check.ts';
import type { Problem } from '../../scripts/questionnaires/problem.ts';
import { brokenBands } from './broken-edits/bands.ts';
import { brokenConditionWords } from './broken-edits/condition-words.ts';
import { brokenConditions } from './broken-edits/conditions.ts';
import { brokenContent } from './broken-edits/content.ts';
import type { BrokenEdit, Edit } from './broken-edits/edits.ts';
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

const untouched = fileURLToPath(new URL('../fixtures/editing', import.meta.url));

/** All that the checks say of a copy of the schemas after an edit. */
async function sayOf(edits: Edit | readonly Edit[]): Promise<readonly string[]> {
  const root = await mkdtemp(join(tmpdir(), 'broken-'));
  try {
    await cp(untouched, root, { recursive: true });
    for (const edit of [edits].flat()) await edit(root);
    const outcome = await checkFolders(root);
    return [...(outcome.kind === 'problems' ? outcome.problems : []), ...outcome.warnings].map(toText);
  } finally {
    await rm(root, { recursive: true });
  }
}

function toText({ severity, file, line, sentence }: Problem): string {
  const place = `${file.replace('schemas/', '')}:${line}`;
  return `${place}: ${severity === 'warning' ? 'Warning: ' : ''}${sentence}`;
}

describe('an edit that is wrong is told in plain words, at its line', () => {
  const all: Readonly<Record<string, readonly BrokenEdit[]>> = {
    punctuation: brokenPunctuation,
    keys: brokenKeys,
    'words of conditions': brokenConditionWords,
    conditions: brokenConditions,
    facts: brokenFacts,
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

  it('while schemas without a fault are told nothing', async () => {
    expect(await sayOf([])).toEqual([]);
  });

  for (const [group, edits] of Object.entries(all)) {
    it.each(edits.map(([what, edit, ...says]) => ({ what, edit, says })))(
      `${group}: $what`,
      async ({ edit, says }) => {
        const said = await sayOf(edit);
        expect(says.length).toBeGreaterThan(0);
        expect(said).toEqual(says);
        // A pattern, a type's name in code, or a stack would be no plain words.
        for (const sentence of said)
          expect(sentence).not.toMatch(/\^\[|\\w|\]\+|undefined|\bat \w+ \(|Error:/);
      },
    );
  }
});
