import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../scripts/questionnaires/new-folder.ts';
import { contentSentences } from '../../scripts/questionnaires/sentences/content.ts';
import { findCodes } from '../helpers/problem-codes.ts';
import {
  askIf,
  change,
  copy,
  released,
  remove,
  schema,
  set,
  ui,
  write,
  type Edit,
} from './broken-edits/edits.ts';

const untouched = fileURLToPath(new URL('../fixtures/editing', import.meta.url));

type Case = readonly [
  what: string,
  edits: Edit | readonly Edit[],
  /** The codes, each with words of its line. */
  found: Readonly<Record<string, string>>,
  file?: string,
];

const help = 'Look at two sources.';
const fee = (limits: object): Edit =>
  set(schema, ['properties', 'team', 'properties', 'fee'], {
    type: 'number',
    title: 'What is its fee?',
    description: help,
    ...limits,
  });
const ask = (question: object): Edit =>
  set(schema, ['properties', 'team', 'properties', 'added'], { description: help, ...question });
const titled = (title: string): Edit =>
  set(schema, ['properties', 'team', 'properties', 'is_named', 'title'], title);
const liquidity = ['properties', 'market', 'properties', 'liquidity'] as const;
const when = (test: object): Edit => askIf(['market', 'liquidity'], test);
const named = { question: 'is_named', const: true };
const ownPage = (page: object): readonly Edit[] => [
  copy('listing', 'votes'),
  set('votes/schema.json', ['x-questionnaire'], {
    kind: 'checklist',
    version: 1,
    page: '/votes',
    order: 1,
    reward: 5,
  }),
  set('votes/schema.json', ['x-page'], { title: 'Votes', ...page }),
];
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const picture = (name: string, bytes: string | Uint8Array): readonly Edit[] => [
  remove('listing/images/waves.svg'),
  write(`listing/images/${name}`, bytes),
  change(ui, 'images/waves.svg', `images/${name}`),
];

const unanswerable: readonly Case[] = [
  [
    'no step in the range',
    fee({ minimum: 1, maximum: 5, multipleOf: 10 }),
    { 'number-unanswerable': '"multipleOf"' },
  ],
  [
    'no step below zero',
    fee({ minimum: -9, maximum: -1, multipleOf: 10 }),
    { 'number-unanswerable': '"multipleOf"' },
  ],
  [
    'a minimum off its step',
    fee({ minimum: 1, multipleOf: 10 }),
    { 'number-limit-off-step (warning)': '"minimum": 1' },
  ],
  [
    'a maximum off its step',
    fee({ maximum: 0.25, multipleOf: 0.1 }),
    { 'number-limit-off-step (warning)': '"maximum"' },
  ],
  ['a step too fine', fee({ multipleOf: 1e-13 }), { 'number-step-too-fine': '"multipleOf"' }],
  [
    'a condition off the step',
    [fee({ multipleOf: 0.1 }), when({ question: 'fee', const: 0.15 })],
    { 'condition-off-step': '"x-asked-if"' },
  ],
  [
    'one of several off the step',
    [fee({ multipleOf: 0.5 }), when({ question: 'fee', enum: [0.5, 0.3] })],
    { 'condition-off-step': '"x-asked-if"' },
  ],
  [
    'a percentage up to 1',
    fee({ 'x-unit': 'percent', minimum: 0, maximum: 1 }),
    { 'percent-up-to-one (warning)': '"maximum"' },
  ],
  [
    'more options than there are',
    set(schema, ['properties', 'market', 'properties', 'shape', 'maxItems'], 3),
    { 'choice-maximum-beyond-options (warning)': '"maxItems": 3' },
  ],
];

function pick(code: string, titles: Readonly<Record<string, string>>): readonly Case[] {
  return Object.entries(titles).map(([what, title]) => [what, titled(title), { [code]: title }]);
}

const letters: readonly Case[] = [
  ['a zero-width space', titled('Are the foun\u200Bders named?'), { 'text-invisible (warning)': 'named?' }],
  [
    'a byte order mark',
    set(schema, [...liquidity, 'oneOf', 1, 'title'], '\uFEFFSmall orders move it'),
    { 'text-invisible (warning)': 'Small orders' },
  ],
  ['a control character', titled('Are the founders\u0007 named?'), { 'text-invisible (warning)': 'named?' }],
  ['an override of direction', titled('Are the \u202Esrednuof named?'), { 'text-direction': 'named?' }],
  [
    'an isolate in help',
    set(schema, [...liquidity, 'description'], 'Compare \u2066the books.'),
    { 'text-direction': 'Compare' },
  ],
  [
    'a Cyrillic letter',
    set(schema, [...liquidity, 'oneOf', 0, 'title'], 'L\u0430rge orders hardly move it'),
    { 'text-mixed-letters (warning)': 'rge orders' },
  ],
  [
    'a Greek letter in a section',
    set(schema, ['properties', 'team', 'title'], 'Te\u03B1m'),
    { 'text-mixed-letters (warning)': '"title": "Te' },
  ],
  ...pick('text-mixed-letters (warning)', {
    'a word of Cyrillic letters alone': '\u0410\u0440\u0435 the founders named?',
    'a word of Greek letters alone': 'Are the founders \u039F\u039A?',
    'full-width letters': '\uFF21\uFF52\uFF45 the founders named?',
    'mathematical letters': 'Are the \u{1D41F}\u{1D428}\u{1D42E}nders named?',
    'a circled letter': 'Are the founders named \u24B6?',
  }),
  ...pick('text-invisible (warning)', {
    'a braille blank': 'Are the\u2800founders named?',
    'a grapheme joiner': 'Are the foun\u034Fders named?',
    'a deprecated format character': 'Are the foun\u206Aders named?',
    'a stray variation selector': 'Are the foun\uFE0Fders named?',
    'a stray joiner': 'Are the foun\u200Dders named?',
  }),
  [
    'a placeholder',
    set(ui, ['track_record', 'ui:placeholder'], 'such as \u202Etwo'),
    { 'text-direction': 'such as' },
    ui,
  ],
];

const misleading: readonly Case[] = [
  [
    'one word at both ends',
    ask({
      type: 'integer',
      title: 'How open is it?',
      minimum: 1,
      maximum: 5,
      'x-scale': { low: 'Not', high: 'not' },
    }),
    { 'scale-ends-alike': '"x-scale"' },
  ],
  [
    'two columns of one title',
    ask({
      type: 'array',
      title: 'Who holds it?',
      maxItems: 5,
      'x-columns': { one: { type: 'string', title: 'Holder' }, two: { type: 'number', title: 'holder' } },
    }),
    { 'columns-alike': '"title": "holder"' },
  ],
  [
    'Other without a text',
    set(schema, [...liquidity, 'oneOf', 2, 'title'], 'Other, namely:'),
    { 'option-other-without-text (warning)': '{\n              "const": "none"' },
  ],
  [
    'help that repeats the title',
    set(schema, [...liquidity, 'description'], 'How easily does it trade.'),
    { 'help-repeats-title (warning)': '"description": "How easily' },
  ],
  [
    'a not of a not',
    when({ not: { not: named } }),
    { 'condition-not-of-not (warning)': '"not": {\n              "not"' },
  ],
  [
    'the same twice',
    when({ allOf: [named, { question: 'is_hidden', const: true }, named] }),
    {
      'condition-repeated (warning)':
        '{\n                "question": "is_named",\n                "const": true\n              }\n            ]',
    },
  ],
  [
    'a question of another folder of the page',
    [
      copy('listing', 'twin'),
      ...['order', 'results'].map((key) => set('twin/schema.json', ['x-questionnaire', key], 9)),
      ...['is_hidden', 'track_record'].map((id) =>
        set('twin/schema.json', ['properties', 'team', 'properties', id]),
      ),
      set('twin/schema.json', ['properties', 'market']),
      set('twin/ui.json', ['track_record']),
      set('twin/ui.json', ['shape']),
    ],
    { 'question-asked-twice (warning)': 'Are the founders named?' },
    'twin/schema.json',
  ],
];

const menu: readonly Case[] = [
  [
    'a group in small letters',
    ownPage({ group: 'research' }),
    { 'menu-group-alike (warning)': '"group"' },
    'votes/schema.json',
  ],
  [
    'a group with a space',
    ownPage({ group: 'Research ' }),
    { 'menu-group-alike (warning)': '"group"' },
    'votes/schema.json',
  ],
  [
    'a group with an accent',
    ownPage({ group: 'Res\u00E9arch' }),
    { 'menu-group-alike (warning)': '"group"' },
    'votes/schema.json',
  ],
  [
    'a title of 90 letters',
    ownPage({ title: 'V'.repeat(90) }),
    { 'menu-title-long (warning)': '"title": "VVV' },
    'votes/schema.json',
  ],
  [
    'the page of the preview',
    [...ownPage({}), set('votes/schema.json', ['x-questionnaire', 'page'], '/preview')],
    { 'page-reserved': '"page"' },
    'votes/schema.json',
  ],
];

const pictures: readonly Case[] = [
  [
    'a picture of absurd size',
    picture('waves.png', png(12_000, 12_000)),
    { 'picture-too-many-pixels': '' },
    'listing/images/waves.png',
  ],
  [
    'a picture without a size',
    picture('waves.png', png(1, 1).subarray(0, 12)),
    { 'picture-unreadable': '' },
    'listing/images/waves.png',
  ],
  [
    'a drawing without a view box',
    write('listing/images/waves.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    { 'drawing-without-size (warning)': '' },
    'listing/images/waves.svg',
  ],
];

const fine: readonly (readonly [string, Edit | readonly Edit[]])[] = [
  ['limits on their steps', fee({ minimum: -0.3, maximum: 0.7, multipleOf: 0.1 })],
  ['a condition on a step', [fee({ multipleOf: 0.1 }), when({ question: 'fee', const: 0.3 })]],
  ['the finest step', fee({ multipleOf: 1e-12 })],
  [
    'emoji of several parts, joiners of scripts, other scripts alone',
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
    'another of something',
    set(schema, [...liquidity, 'oneOf', 2, 'title'], 'Other tokens of the same team hold it'),
  ],
  ['a picture of a usual size', picture('waves.png', png(1200, 800))],
  ['a group of the menu', ownPage({ group: 'Research' })],
];

async function findAfter(edits: Edit | readonly Edit[]) {
  const root = await mkdtemp(join(tmpdir(), 'misleading-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(untouched, root, { recursive: true });
  // Nothing is released yet, so that added questions need no new version.
  for (const edit of [remove(released), set('released.json', ['listing']), ...[edits].flat()])
    await edit(root);
  const all = await findCodes(root);
  const codes = all.filter((one) => Object.keys(contentSentences).includes(one.split(' ')[1] ?? ''));
  return { root, all, codes };
}

describe('what members could not answer, or would be misled by', () => {
  const all = { unanswerable, letters, misleading, menu, pictures };
  for (const [group, cases] of Object.entries(all)) {
    const rows = cases.map(([what, edits, expected, file]) => ({ what, edits, expected, file }));
    it.each(rows)(`${group}: $what`, async ({ edits, expected, file = schema }) => {
      const { root, codes } = await findAfter(edits);
      const text = await readFile(join(root, file), 'utf8');
      const [entry = ['', '']] = Object.entries(expected);
      const [code, words] = entry;
      const at = text.indexOf(words);
      expect(at, text).toBeGreaterThanOrEqual(0);
      expect(codes).toEqual([`${file}:${text.slice(0, at).split('\n').length} ${code}`]);
    });
  }

  it.each(fine)('is not: %s', async (_, edits) => {
    const { codes } = await findAfter(edits);
    expect(codes.filter((one) => !one.includes('votes/'))).toEqual([]);
  });

  it('a condition between two steps never holds', async () => {
    const between = when({ question: 'fee', minimum: 4, maximum: 6 });
    expect((await findAfter([fee({ multipleOf: 10 }), between])).all).toHaveLength(1);
    expect((await findAfter([fee({ multipleOf: 2 }), between])).all).toEqual([]);
  });

  it('a new folder whose question is still the template is reported', async () => {
    const { codes } = await findAfter(async (root) => void (await makeFolder(root, 'votes')));
    expect(codes.map((one) => one.replace(/:\d+/, ''))).toEqual([
      'votes/schema.json text-left-from-template (warning)',
      'votes/schema.json text-left-from-template (warning)',
    ]);
  });

  it('a new folder is called like a page that it does not stand on', async () => {
    const { codes } = await findAfter([
      copy('listing', 'news'),
      set('news/schema.json', ['x-questionnaire', 'page'], '/fng'),
      set('news/schema.json', ['x-questionnaire', 'results'], 9),
    ]);
    expect(codes.join('\n')).toContain('folder-named-like-page (warning)');
  });
});
