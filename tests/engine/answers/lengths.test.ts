import { beforeAll, expect, it } from 'vitest';
import { findFaults } from '../../../src/engine/form.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import type { QuestionnaireSource } from '../../../src/engine/compile/source.ts';
import { getValidator, type CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { compileSource } from '../../helpers/compile-source.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';

const emoji = '\u{1f680}';

let everything: CompiledQuestionnaire;
let kinds: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
  kinds = await loadFixture('kinds');
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

it('a save has a text of 20,000 characters if its question allows them, within 32 kB (case 20)', () => {
  const judge = (plan: string) => prepareSave(kinds, undefined, { plan });
  expect(judge('x'.repeat(20_000)).kind).toBe('ready');
  expect(judge('é'.repeat(16_000)).kind).toBe('ready');
  expect(judge('x'.repeat(20_001))).toMatchObject({
    kind: 'refused',
    problems: [{ path: 'plan', message: expect.stringContaining('20000') }],
  });
});

it('a save and a form refuse long texts and tables that have more than 32 kB together, at the largest one (case 20)', () => {
  const rowsOf = (count: number) => Array.from({ length: count }, () => ({ step: 'x'.repeat(990) }));
  const fields = { plan: 'x'.repeat(20_000), steps: JSON.stringify(rowsOf(12)) };
  expect(prepareSave(kinds, undefined, fields).kind).toBe('ready');
  const large = { plan: 'x'.repeat(20_000), steps: rowsOf(13) };
  expect(prepareSave(kinds, undefined, { ...large, steps: JSON.stringify(large.steps) })).toMatchObject({
    kind: 'refused',
    problems: [{ path: 'plan', message: expect.stringContaining('32 kB') }],
  });
  const { questions = [] } = kinds.sections.find(({ id }) => id === 'texts') ?? {};
  expect(findFaults(questions, large, undefined)).toEqual([
    { questionId: 'plan', fault: { kind: 'too-large', max: 32 } },
  ]);
  expect(findFaults(questions, { ...large, steps: rowsOf(12) }, undefined)).toEqual([]);
});

it('a text or a cell that is too long is not compared with its pattern, which may take hours (case 20)', () => {
  const code = {
    type: 'string',
    title: 'Code',
    maxLength: 45,
    pattern: '^[a-z]*[a-z]*[a-z]*$',
    'x-pattern-words': 'small letters',
  } as const;
  const codes = {
    type: 'array',
    title: 'Codes',
    maxItems: 2,
    items: { type: 'object', properties: { code } },
  };
  const { sections } = compileSource({
    id: 'codes',
    schema: {
      title: 'Codes',
      'x-questionnaire': { kind: 'checklist', version: 1, page: '/news', order: 1, reward: 5 },
      properties: { only: { type: 'object', title: 'Only', properties: { code, codes } } },
    },
    ui: {},
    released: { versions: {} },
  } as QuestionnaireSource);
  const validate = getValidator(sections[0]!);
  const faultsOf = (text: string) => {
    validate({ code: text, codes: [{ code: text }] });
    return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  };
  expect(faultsOf(`${emoji.repeat(45)}!`)).toEqual(['/code maxLength', '/codes/0/code maxLength']);
  expect(faultsOf(emoji.repeat(45))).toEqual(['/code pattern', '/codes/0/code pattern']);
  expect(faultsOf('a'.repeat(45))).toEqual([]);
});
