import { beforeAll, expect, it } from 'vitest';
import { prepareSave } from '../../../src/engine/save.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';

const emoji = '\u{1f680}';

let everything: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
});

it.each([
  ['a text', 'floor_note', 4000],
  ['a text with its own limit', 'story', 200],
  ['a note', 'story--note', 500],
])('a save counts each emoji of %s as one character', (_, field, max) => {
  const judge = (length: number) =>
    prepareSave(everything, undefined, { story: 'A tale', [field]: emoji.repeat(length) });
  expect(judge(max).kind).toBe('ready');
  const refused = judge(max + 1);
  expect(refused).toMatchObject({ kind: 'refused', problems: [{ path: field }] });
  expect(JSON.stringify(refused)).toContain(String(max));
});
