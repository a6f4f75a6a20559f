import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

const folder = join(root, 'docs/decisions');
const decisions = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted()
  .map((name) => readDecision(name, readFileSync(join(folder, name), 'utf8')));

describe('decisions', () => {
  it('are listed in the index by area, with number, title and successor', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const listed = index.split('\n## ').flatMap((part) => {
      const area = part.split('\n', 1)[0];
      return Array.from(part.matchAll(/^- \[.*$/gm), ([line]) => `${area}: ${line}`);
    });
    const wanted = decisions.map(
      ({ name, title, area, successor }) =>
        `${area}: - [${title}](${name})${successor ? `, superseded by ${successor}` : ''}`,
    );
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  it('are listed as twelve to read first, none of them superseded', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const first = Array.from(index.matchAll(/^\d+\. \[.*\]\((.*)\)$/gm), ([, name]) => name);
    const accepted = decisions.filter(({ successor }) => successor === undefined).map(({ name }) => name);
    expect(first).toHaveLength(12);
    expect(first.filter((name) => name === undefined || !accepted.includes(name))).toEqual([]);
  });

  it('have unique numbers, and successors that exist', () => {
    const numbers = decisions.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const successors = decisions.flatMap(({ successor }) => successor ?? []);
    expect(successors.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it.each(decisions)('$name has its title, area, status, date, context, decision and consequence', (one) => {
    expect(one.title).toMatch(new RegExp(`^${one.number} \\S`));
    expect(one.area).toMatch(/^[a-z-]+$/);
    expect(one.status).toMatch(/^(?:accepted|superseded by \[?\d{4}\b.*)$/);
    expect(one.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(one.parts).toEqual(['Context', 'Decision', 'Consequence']);
  });
});

function readDecision(name: string, text: string) {
  const field = (key: string) => new RegExp(`^${key}: (.*?)\\\\?$`, 'm').exec(text)?.[1] ?? '';
  const status = field('Status');
  return {
    name,
    number: /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? '',
    title: /^# (.*)$/m.exec(text)?.[1] ?? '',
    area: field('Area'),
    status,
    date: field('Date'),
    successor: /^superseded by \[?(\d{4})/.exec(status)?.[1],
    parts: Array.from(text.matchAll(/^\*\*(Context|Decision|Consequence)\.\*\* /gm), ([, part]) => part),
  };
}
