import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';
import { code, readSources, type SourceFile } from './sources.ts';

const rows = new Set(
  Array.from(
    readFileSync(join(root, 'docs/behaviour.md'), 'utf8').matchAll(/^- \*\*([A-Z]\d{1,2}|case \d+)\*\* /gm),
    ([, row]) => row,
  ),
);
const cited = ['src', 'tests', 'stories', 'scripts', 'schemas'].flatMap((folder) =>
  readSources(folder, [...code, '.md', '.mjs']),
);

describe('docs/behaviour.md', () => {
  it('has every row that code and tests cite, as (C5), (N4, case 37) or (N1-N5)', () => {
    const citations = cited.flatMap((file) => findRows(file).map((row) => ({ row, path: file.path })));
    expect(citations.length).toBeGreaterThan(300);
    expect(citations.filter(({ row }) => !rows.has(row))).toEqual([]);
  });
});

/** The rows in parentheses; the text between two of a range is left out. */
function findRows({ text }: SourceFile): readonly string[] {
  const lists = text.matchAll(/\(((?:[A-Z]\d{1,2}|case \d+)(?:(?:, | and |-)(?:[A-Z]\d{1,2}|case \d+))*)\)/g);
  return Array.from(lists, ([, list = '']) => list.split(/, | and |-/)).flat();
}
