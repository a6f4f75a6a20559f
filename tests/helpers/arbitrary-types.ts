import { listTextFormats, type TextFormat } from '../../src/engine/format-words.ts';
import fc from 'fast-check';
import type { Answer, AnswerType } from '../../src/engine/answers.ts';
import { unboundPattern } from '../../src/engine/compile/pattern.ts';
import type { OptionSource, QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { Question } from '../../src/engine/questionnaire.ts';
import type { Column } from '../../src/engine/cells.ts';
import { rowsQuestion, type RowsSettings } from '../../src/engine/answers/types/rows.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { rowKey, type Cell } from '../../src/engine/vocabulary.ts';
import { unitNames } from '../../src/engine/unit-names.ts';

interface ArbitraryType {
  readonly source: fc.Arbitrary<QuestionSource>;
  /** Any answer to a question with these options, within the limits of its schema. */
  readonly answer: (
    optionIds: readonly string[],
    schema?: Partial<QuestionSource>,
    /** Only of a table; absent: that of the schema. */
    table?: RowsSettings,
  ) => fc.Arbitrary<Answer>;
}

/** Of each format, none in common. */
export const addresses: Record<TextFormat, readonly string[]> = {
  'evm-address': [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ],
  'solana-address': [
    'So11111111111111111111111111111111111111112',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  ],
  'bitcoin-address': [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  'litecoin-address': [
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
    'M8T1B2Z97gVdvmfkQcAtYbEepune1tzGua',
  ],
  'dogecoin-address': ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD'],
  'tron-address': ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR'],
  'xrp-address': ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B'],
  'cardano-address': [
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  ],
  'cosmos-address': [
    'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
    'osmo1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3aq6l09',
  ],
  'polkadot-address': [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '13UVJyLnbVp9RBZYFwFGyDvVd1y27Tt8tkntv6Q7JVPhFsTB',
  ],
  'ton-address': [
    'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  ],
  'stellar-address': [
    'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
    'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
  ],
  'monero-address': [
    '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
  ],
  email: ['ada@example.com', 'a.b+c@sub.example.org'],
  phone: ['+442079460958', '+14155552671'],
  iban: ['GB82WEST12345698765432', 'NL91ABNA0417164300', 'MT84MALT011000012345MTLCAST001S'],
  lei: ['5493001KJTIIGC8Y1R12', 'HWUPKR0MPOU8FGXBT394'],
  isin: ['US0378331005', 'AU0000XVGZA3', 'GB0002634946'],
};

const largest = 1e9;

function numbers({
  type = 'number',
  minimum = -largest,
  maximum = largest,
  multipleOf = type === 'integer' ? 1 : 0.001,
}: Partial<QuestionSource> = {}): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -largest), Math.min(maximum, largest)];
  return fc
    .integer({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) })
    .map((steps) => Number((steps * multipleOf).toFixed(6)) + 0);
}

/** Repeated words: drawing each character would take long. Several of them fit into a section. */
const longTexts: fc.Arbitrary<string> = fc
  .tuple(fc.stringMatching(/^[a-zé]{1,9}$/), fc.integer({ min: 400, max: 600 }))
  .map(([word, count]) => `${word}, `.repeat(count).slice(0, 5000).trim());

const options: fc.Arbitrary<readonly OptionSource[]> = fc
  .tuple(
    fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9_]{0,8}$/), { minLength: 2, maxLength: 5 }),
    fc.boolean(),
  )
  .map(([ids, isOpen]) =>
    ids.map((id, index) => ({
      const: id,
      title: `Option ${id}`,
      ...(isOpen && index === ids.length - 1 && { 'x-own-text': true }),
    })),
  );

function toSource(schema: Partial<QuestionSource> = {}): QuestionSource {
  return { type: 'array', title: 'Table', ...schema };
}

/** A cell that is not blank. */
function arbitraryCell(column: Column, { items }: Partial<QuestionSource> = {}): fc.Arbitrary<Cell> {
  const schema = items?.properties?.[column.id];
  if (column.type === 'text' && schema?.pattern === undefined)
    return fc.stringMatching(/^[!-~][ -~]{0,20}[!-~]$/);
  const ids = column.options.map((option) => option.id);
  return arbitraryTypes[column.type].answer(ids, withSettings(schema, column)) as fc.Arbitrary<Cell>;
}

/**
 * The schema of an answer with the step of a number and the currencies of money, which the compiled schema leaves to the
 * settings. The limits of money are those of its amount there.
 */
export function withSettings<Schema extends Pick<QuestionSource, 'multipleOf' | 'x-currencies'>>(
  schema: Schema | undefined,
  { settings }: Pick<Column | Question, 'settings'>,
): Schema | undefined {
  const step = 'step' in settings ? settings.step : undefined;
  const parts = schema && 'properties' in schema && isRecord(schema.properties) ? schema.properties : {};
  return (
    schema && {
      ...schema,
      ...(step !== undefined && { multipleOf: step }),
      ...('currencies' in settings && { 'x-currencies': settings.currencies }),
      ...(isRecord(parts['amount']) && parts['amount']),
    }
  );
}

/** Questions and answers of every type; a type without a row does not compile. */
export const arbitraryTypes = {
  boolean: {
    source: fc.constant({ type: 'boolean', title: 'Yes or no?' }),
    answer: () => fc.constantFrom(true, false, null),
  },
  text: {
    source: fc.constantFrom<QuestionSource>(
      { type: 'string', title: 'What?' },
      { type: 'string', title: 'What does it say?', maxLength: 20_000 },
      { type: 'string', title: 'Which?', pattern: '^[A-Z]{2,4}-\\d{1,5}$', 'x-pattern-words': 'as ABC-12' },
    ),
    answer: (_, { pattern, maxLength = 0 } = {}) => {
      if (pattern !== undefined) return fc.stringMatching(new RegExp(unboundPattern(pattern), 'u'));
      const text = fc.string({ maxLength: 60, unit: 'grapheme' }).map((one) => one.trim());
      return maxLength > 4000 ? fc.oneof(text, longTexts) : text;
    },
  },
  money: {
    source: fc.constantFrom<QuestionSource>(
      { type: 'object', title: 'How much?', 'x-currencies': ['USD', 'EUR', 'JPY'], minimum: 0 },
      { type: 'object', title: 'What does it cost?', 'x-currencies': ['CHF'], multipleOf: 0.05 },
    ),
    answer: (_, schema = {}) =>
      fc.record({
        amount: numbers({ ...schema, type: 'number' }),
        currency: fc.constantFrom(...(schema['x-currencies'] ?? [])),
      }),
  },
  choice: {
    source: options.map((oneOf) => ({ type: 'string', title: 'Which?', oneOf })),
    answer: (ids) => fc.constantFrom(...ids),
  },
  choices: {
    source: options.map((oneOf) => ({
      type: 'array',
      title: 'Which ones?',
      uniqueItems: true,
      items: { type: 'string', oneOf },
    })),
    answer: (ids) => fc.subarray([...ids]),
  },
  date: {
    source: fc.record({
      type: fc.constant('string'),
      format: fc.constant('date'),
      title: fc.constant('When?'),
      formatMinimum: fc.constant('1950-01-01'),
      formatMaximum: fc.constant('2090-12-31'),
      'x-bands': fc.constant([{ from: 6, unit: 'months', signal: 'positive' }]),
    }),
    answer: () =>
      fc
        .date({ noInvalidDate: true, min: new Date('1950-01-01'), max: new Date('2090-12-31') })
        .map((day) => day.toISOString().slice(0, 10)),
  },
  link: {
    source: fc.constant({ type: 'string', format: 'uri', title: 'Where?' }),
    answer: () => fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true }),
  },
  address: {
    source: fc.record({
      type: fc.constant('string'),
      format: fc.constantFrom(...listTextFormats()),
      title: fc.constant('Which one?'),
    }),
    answer: (_, schema) => fc.constantFrom(...addresses[schema?.format as TextFormat]),
  },
  rows: {
    source: fc.constantFrom<QuestionSource>(
      {
        type: 'array',
        title: 'Who holds it?',
        maxItems: 4,
        items: {
          type: 'object',
          required: ['holder'],
          properties: {
            holder: { type: 'string', title: 'Holder', maxLength: 40 },
            share: { type: 'number', title: 'Share', 'x-unit': 'percent', minimum: 0, maximum: 100 },
            count: { type: 'integer', title: 'Coins', multipleOf: 5 },
            since: { type: 'string', format: 'date', title: 'Since', formatMaximum: '2090-12-31' },
            known: { type: 'boolean', title: 'Is it known who this is?' },
            kind: {
              type: 'string',
              title: 'Kind',
              oneOf: [
                { const: 'fund', title: 'Fund' },
                { const: 'person', title: 'Person' },
              ],
            },
            page: { type: 'string', format: 'uri', title: 'Page' },
            paid: { type: 'object', title: 'Paid', 'x-currencies': ['USD', 'EUR', 'JPY'], minimum: 0 },
          },
        },
      },
      {
        type: 'array',
        title: 'What is in place?',
        'x-rows': [
          { const: 'backup', title: 'A backup' },
          { const: 'audit', title: 'An audit' },
        ],
        items: {
          type: 'object',
          properties: {
            answer: {
              type: 'string',
              title: 'How far?',
              oneOf: [
                { const: 'planned', title: 'Planned', 'x-signal': 'negative' },
                { const: 'done', title: 'Done', 'x-signal': 'positive' },
              ],
            },
            owner: { type: 'string', title: 'Owner' },
            ticket: {
              type: 'string',
              title: 'Ticket',
              pattern: '^[A-Z]{3}-\\d+$',
              'x-pattern-words': 'as ABC-12',
              maxLength: 20,
            },
          },
        },
      },
    ),
    answer: (_, schema, { columns, rows } = rowsQuestion.parseSettings(toSource(schema))) => {
      const cells = fc
        .record(Object.fromEntries(columns.map((column) => [column.id, arbitraryCell(column, schema)])), {
          requiredKeys: columns.flatMap(({ id, required }) => (required ? [id] : [])),
        })
        .filter((row) => Object.keys(row).length > 0);
      if (!rows) return fc.array(cells, { minLength: 1, maxLength: 3 });
      const asked = rows.filter(({ retired }) => !retired);
      return fc
        .tuple(...asked.map(() => fc.option(cells)))
        .map((all) => asked.flatMap(({ id }, at) => (all[at] ? [{ ...all[at], [rowKey]: id }] : [])))
        .filter((answer) => answer.length > 0);
    },
  },
  scale: {
    source: fc.constant({
      type: 'integer',
      title: 'How well?',
      minimum: 1,
      maximum: 5,
      'x-scale': { low: 'Badly', high: 'Well' },
    }),
    answer: (_, schema) => numbers(schema),
  },
  number: {
    source: fc.record({
      type: fc.constantFrom('number', 'integer'),
      title: fc.constant('How much?'),
      'x-unit': fc.constantFrom(...unitNames),
      'x-bands': fc.constant([{ from: 10, signal: 'positive' }]),
    }),
    answer: (_, schema) => numbers(schema),
  },
} satisfies Record<AnswerType, ArbitraryType>;
