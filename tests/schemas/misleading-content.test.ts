import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../scripts/questionnaires/new-folder.ts';
import { findCodesAfter } from '../helpers/problem-codes.ts';
import { copy, set, schema, type Edit } from './broken-edits/edits.ts';
import {
  fee,
  liquidity,
  ownPage,
  picture,
  png,
  titled,
  unreleased,
  when,
} from './broken-edits/misleading.ts';

const fine: readonly (readonly [string, Edit | readonly Edit[]])[] = [
  ['limits that are multiples of the step', fee({ minimum: -0.3, maximum: 0.7, multipleOf: 0.1 })],
  [
    'a condition on a multiple of the step',
    [fee({ multipleOf: 0.1 }), when({ question: 'fee', const: 0.3 })],
  ],
  ['the finest step', fee({ multipleOf: 1e-12 })],
  [
    'emoji of several parts, script joiners, words in another script',
    titled(
      'Are the founders \u{1F469}\u200D\u{1F4BB} named \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u043A\u0442\u043E \u03B1-Test 5 \u00B5m?',
    ),
  ],
  [
    'flags, joined emoji, a soft hyphen, symbols',
    titled(
      'Are the foun\u00ADders of \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} \u{1F1E9}\u{1F1EA} \u2764\uFE0F\u200D\u{1F525} Coin\u2122 above \u03B1, 5 m\u00B2, 1\uFE0F\u20E3?',
    ),
  ],
  [
    'an option whose title begins with Other',
    set(schema, [...liquidity, 'oneOf', 2, 'title'], 'Other tokens of the same team hold it'),
  ],
  ['a picture of a usual size', picture('waves.png', png(1200, 800))],
  ['an existing menu group', ownPage({ group: 'Research' })],
];

const findAfter = (edits: Edit | readonly Edit[]) => findCodesAfter([...unreleased, ...[edits].flat()]);

describe('the content checks', () => {
  it.each(fine)('do not report %s', async (_, edits) => {
    const codes = await findAfter(edits);
    expect(codes.filter((one) => !one.includes('votes/'))).toEqual([]);
  });

  it('report a condition that no multiple of the step meets', async () => {
    const between = when({ question: 'fee', minimum: 4, maximum: 6 });
    expect(await findAfter([fee({ multipleOf: 10 }), between])).toHaveLength(1);
    expect(await findAfter([fee({ multipleOf: 2 }), between])).toEqual([]);
  });

  it('report a new folder whose question is still the template', async () => {
    const codes = await findAfter(async (root) => void (await makeFolder(root, 'votes')));
    expect(codes.map((one) => one.replace(/:\d+/, ''))).toEqual([
      'votes/schema.json text-left-from-template (warning)',
      'votes/schema.json text-left-from-template (warning)',
    ]);
  });

  it('warn of a folder that is named like a page it is not shown on', async () => {
    const codes = await findAfter([
      copy('listing', 'news'),
      set('news/schema.json', ['x-questionnaire', 'page'], '/fng'),
      set('news/schema.json', ['x-questionnaire', 'results'], 9),
    ]);
    expect(codes.join('\n')).toContain('folder-named-like-page (warning)');
  });
});
