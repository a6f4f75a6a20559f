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
    ['of a question that was renamed', [...renameQuestion, version(2)], []],
    [
      'of one that is called as at first once more',
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
      'of an option that was renamed',
      [change(schema, '"const": "thin"', '"const": "narrow", "x-former-ids": ["thin"]'), version(2)],
      [],
    ],
    [
      'of a questionnaire that was never released',
      [
        set('released.json', ['mood']),
        set('mood/released.json', ['versions'], {}),
        set('mood/released.json', ['about']),
        set('mood/released.json', ['seals']),
        set('mood/schema.json', ['properties', 'insights', 'x-former-ids'], ['thoughts']),
      ],
      [],
    ],
  ])('are accepted: %s', async (_, edits, codes) => {
    expect(await findCodesAfter(edits)).toEqual(codes);
  });

  it.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a question in the middle of a chain',
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
      'a section',
      [change(schema, '"team": {', '"people": { "x-former-ids": ["team", "never_was"],'), version(2)],
      ['former-id-unreleased'],
    ],
    ['the folder', [formerIds([], 'listingthen'), version(2)], ['former-id-forgotten']],
  ])('that no released version had are refused: %s', async (_, edits, codes) => {
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
      'two of several options',
      [
        change(schema, '"const": "steps", "title": "Steps"', '"const": "lines", "title": "Lines"'),
        formerIds([...market, 'shape', 'items', 'oneOf', 0], 'steps'),
        set(ui, ['shape']),
        version(2),
      ],
    ],
    [
      'a question that came later',
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
  ])('do not make one of what was two in a release: %s', async (_, edits) => {
    const codes = (await findCodesAfter(edits)).map(toCode);
    expect(codes.filter((code) => !/warning/i.test(code))).toEqual(['released-merged']);
  });

  it.each([
    ['market', 'team', 'former-id-forgotten'],
    ['team', 'market', 'released-merged'],
  ] as const)('do not join the section %s to %s, which was released beside it', async (from, to, code) => {
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
  });
});

function toCode(found: string): string {
  return found.split(' ').slice(1).join(' ');
}
