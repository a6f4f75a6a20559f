import { describe, expect, it } from 'vitest';
import { findCodesAfter } from '../helpers/problem-codes.ts';
import { change, releaseSecond, save, schema, set, ui, type Edit } from './broken-edits/edits.ts';

const team = ['properties', 'team', 'properties'] as const;
const market = ['properties', 'market', 'properties'] as const;
const version = (number: number): Edit => set(schema, ['x-questionnaire', 'version'], number);
const formerIds = (place: readonly (string | number)[], ...ids: string[]): Edit =>
  set(schema, [...place, 'x-former-ids'], ids);
const renameQuestion = [change(schema, '"is_hidden": {', '"hidden": { "x-former-ids": ["is_hidden"],')];

describe('former ids', () => {
  it.each<[string, readonly Edit[], readonly string[]]>([
    ['a renamed question', [...renameQuestion, version(2)], []],
    [
      'a question that has its first id again',
      [
        ...renameQuestion,
        releaseSecond,
        change(schema, '"hidden": {', '"is_hidden": {'),
        formerIds([...team, 'is_hidden'], 'hidden'),
        version(3),
      ],
      [],
    ],
    [
      'a renamed option',
      [change(schema, '"const": "thin"', '"const": "narrow", "x-former-ids": ["thin"]'), version(2)],
      [],
    ],
    [
      'a section of an unreleased questionnaire',
      [
        set('released.json', ['mood']),
        set('mood/released.json', ['versions'], {}),
        set('mood/released.json', ['about']),
        set('mood/released.json', ['seals']),
        set('mood/schema.json', ['properties', 'insights', 'x-former-ids'], ['thoughts']),
      ],
      [],
    ],
  ])('are accepted on %s', async (_, edits, codes) => {
    expect(await findCodesAfter(edits)).toEqual(codes);
  });

  it.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a question, after a released id',
      [
        change(schema, '"is_hidden": {', '"hidden": { "x-former-ids": ["is_hidden", "never_was"],'),
        version(2),
      ],
      ['former-id-unreleased'],
    ],
    [
      'an option',
      [formerIds([...market, 'liquidity', 'oneOf', 1], 'never_was'), version(2)],
      ['former-id-unreleased'],
    ],
    [
      'a section, after a released id',
      [change(schema, '"team": {', '"people": { "x-former-ids": ["team", "never_was"],'), version(2)],
      ['former-id-unreleased'],
    ],
    ['the questionnaire', [formerIds([], 'listingthen'), version(2)], ['former-id-forgotten']],
  ])('are refused if no released version had them: on %s', async (_, edits, codes) => {
    expect((await findCodesAfter(edits)).map(toCode)).toEqual(codes);
  });

  it.each<[string, readonly Edit[]]>([
    [
      'two questions',
      [set(schema, [...team, 'is_hidden']), formerIds([...team, 'is_named'], 'is_hidden'), version(2)],
    ],
    [
      'two options of one question',
      [
        change(schema, ',\n            { "const": "none", "title": "Hardly anyone trades it" }', ''),
        formerIds([...market, 'liquidity', 'oneOf', 1], 'none'),
        version(2),
      ],
    ],
    [
      'two options of a question with several choices',
      [
        change(schema, '"const": "steps", "title": "Steps"', '"const": "lines", "title": "Lines"'),
        formerIds([...market, 'shape', 'items', 'oneOf', 0], 'steps'),
        set(ui, ['shape']),
        version(2),
      ],
    ],
    [
      'two questions, one of them released later',
      [
        set(schema, [...team, 'is_paid'], {
          type: 'boolean',
          title: 'Is the team paid?',
          description: 'Look for its budget.',
        }),
        releaseSecond,
        set(schema, [...team, 'is_paid']),
        formerIds([...team, 'is_named'], 'is_paid'),
        version(3),
      ],
    ],
  ])('are refused if they merge %s', async (_, edits) => {
    const codes = (await findCodesAfter(edits)).map(toCode);
    expect(codes.filter((code) => !/warning/i.test(code))).toEqual(['released-merged']);
  });

  it.each([
    ['market', 'team', 'former-id-forgotten'],
    ['team', 'market', 'released-merged'],
  ] as const)(
    'are refused if they merge the released section %s into the released section %s',
    async (from, to, code) => {
      const codes = await findCodesAfter([
        save(schema, (text) => {
          const whole = JSON.parse(text);
          Object.assign(whole.properties[to].properties, whole.properties[from].properties);
          delete whole.properties[from];
          return JSON.stringify(whole, null, 2);
        }),
        formerIds(['properties', to], from),
        version(2),
      ]);
      expect(codes.map(toCode)).toEqual([code]);
    },
  );
});

function toCode(found: string): string {
  return found.split(' ').slice(1).join(' ');
}
