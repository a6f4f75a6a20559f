import { expect, it } from 'vitest';
import { findNumberSigns } from '../../../../../../src/web/research/form/widgets/number/number-signs.ts';
import { readMoney } from '../../../../../../src/web/research/form/widgets/money/read-money.ts';

function read(text: string, language: string, currencies: readonly string[]) {
  const reading = readMoney(text, { signs: findNumberSigns([language]), currencies, languages: [language] });
  if (reading.kind !== 'number') return reading.kind;
  return `${reading.value} ${reading.currency ?? '?'}`;
}

const euroAndDollar = ['USD', 'EUR'];

it.each([
  ['1250.5', '1250.5 ?'],
  ['1.250,50 €', '1250.5 EUR'],
  ['€ 1.250,50', '1250.5 EUR'],
  ['EUR 1 250,50', '1250.5 EUR'],
  ['1,250.50 eur', '1250.5 EUR'],
  ['US$1,250.50', '1250.5 USD'],
  ['US $ 1,250.50', '1250.5 USD'],
  ['$1,250.50', '1250.5 USD'],
  ['1,250.50 USD', '1250.5 USD'],
  ['(US$5.25)', '-5.25 USD'],
  ['-€5', '-5 EUR'],
  ['€1.5', '1.5 EUR'],
  ['1,2,3 €', 'none'],
  ['five', 'other-currency'],
  ['£5', 'other-currency'],
  ['5 BTC', 'other-currency'],
  ['', 'none'],
  ['€', 'none'],
])('reads %j alike in every language', (text, expected) => {
  for (const language of ['en-GB', 'de-DE', 'fr-FR', 'de-CH', 'pl-PL'])
    expect(read(text, language, euroAndDollar), language).toBe(expected);
});

it.each([
  ['US$1,250', 'en-GB', '1250 USD'],
  ['US$1,250', 'de-DE', 'ambiguous'],
  ['US$1,250', 'fr-FR', 'ambiguous'],
  ['1.250 €', 'de-DE', '1250 EUR'],
  ['1.250 €', 'en-GB', 'ambiguous'],
  ['1.250 €', 'fr-FR', 'ambiguous'],
  ['1.250', 'en-GB', 'ambiguous'],
  ['0.250 €', 'en-GB', '0.25 EUR'],
  ['1250.125 €', 'en-GB', '1250.125 EUR'],
])('never misreads a group of three digits (N3): %j in %s', (text, language, expected) =>
  expect(read(text, language, euroAndDollar)).toBe(expected),
);

it('takes a sign that several currencies share for none of them', () => {
  expect(read('$5', 'en-GB', ['USD', 'CAD'])).toBe('5 ?');
  expect(read('CA$5', 'en-GB', ['USD', 'CAD'])).toBe('5 CAD');
  expect(read('$5', 'en-GB', ['EUR', 'CAD'])).toBe('5 CAD');
  expect(read('5 kr', 'sv-SE', ['SEK'])).toBe('5 SEK');
  expect(read("Fr. 1'250.50", 'de-CH', ['CHF'])).toBe('other-currency');
});

it('names both meanings of an amount that it does not read', () => {
  const signs = findNumberSigns(['en-GB']);
  const readings = ['-1.250 €', '1.125 €', '5.000 €'].map((text) =>
    readMoney(text, { signs, currencies: ['EUR'], languages: ['en-GB'] }),
  );
  expect(readings).toMatchObject([
    { readings: ['-1250', '-1.25'] },
    { readings: ['1125', '1.1250'] },
    { readings: ['5000', '5'] },
  ]);
  for (const text of ['-1250', '-1.25', '1125', '1.1250', '5000', '5'])
    expect(read(text, 'en-GB', ['EUR'])).toBe(`${Number(text)} ?`);
});
