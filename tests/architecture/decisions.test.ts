import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((name) => name !== 'README.md');

describe('decisions', () => {
  it('are all in the index, in order, under their titles', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8').match(/^- \[.*$/gm);
    const wanted = files.toSorted().map((name) => `- [${readTitle(name)}](${name}), ${name.slice(0, 10)}`);
    expect(index).toEqual(wanted);
  });

  it.each(files)('%s is dated by its name, and says why, what and what follows', (name) => {
    const [title, day, ...paragraphs] = readFileSync(join(folder, name), 'utf8').trim().split('\n\n');
    expect(title).toMatch(/^# /);
    expect(name).toMatch(new RegExp(`^${day}-[a-z0-9-]+\\.md$`));
    expect(paragraphs.map((text) => /^\*\*(\w+)\.\*\*/.exec(text)?.[1])).toEqual([
      'Context',
      'Decision',
      'Consequence',
    ]);
  });
});

function readTitle(name: string): string {
  return /^# (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '';
}
