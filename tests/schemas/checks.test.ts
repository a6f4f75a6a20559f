import { Ajv } from 'ajv';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import countries from '../../schemas/options/countries.json' with { type: 'json' };
import { checkFolders } from '../helpers/check-folders.ts';

describe('the content checks', () => {
  it.each(['../../schemas', '../fixtures/questionnaires'])(
    'accept the questionnaires in %s',
    async (folder) => {
      const root = fileURLToPath(new URL(folder, import.meta.url));
      expect(await checkFolders(root)).toMatchObject({ kind: 'passed' });
    },
  );
});

describe('the list of countries', () => {
  const { oneOf } = countries;

  it('has each code of ISO 3166-1 once, with a name, sorted by name', () => {
    expect(new Set(oneOf.map((one) => one.const)).size).toBe(249);
    expect(oneOf).toHaveLength(249);
    expect(oneOf.filter((one) => !/^[a-z]{2}$/.test(one.const) || one.title.trim() === '')).toEqual([]);
    const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(oneOf.filter((one) => known.of(one.const.toUpperCase()) === undefined)).toEqual([]);
    const titles = oneOf.map(({ title }) => title);
    expect(titles.toSorted(new Intl.Collator('en').compare)).toEqual(titles);
  });

  it('is an ordinary JSON Schema, to which a question refers', () => {
    const ajv = new Ajv({ strict: false });
    ajv.addSchema(countries, 'https://example.com/options/countries.json');
    const question = { $id: 'https://example.com/launch/schema.json', $ref: '../options/countries.json' };
    const isCountry = ajv.compile(question);
    expect(['ch', 'xx', 'CH', 5].map((value) => isCountry(value))).toEqual([true, false, false, false]);
  });
});
