import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kinds, onlySection } from '../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../stories/research/form/FormDemo.tsx';
import type { Column } from '../../../../src/engine/cells.ts';
import type { Cell } from '../../../../src/engine/vocabulary.ts';
import type { Unit } from '../../../../src/engine/unit-names.ts';
import { questionnaireCopy } from '../../../../src/web/copy/research/questionnaire.ts';
import type { Answers } from '../../../../src/engine/answers.ts';
import { findNumberSigns } from '../../../../src/web/research/form/widgets/number/number-signs.ts';
import { readNumber } from '../../../../src/web/research/form/widgets/number/read-number.ts';
import { CellField } from '../../../../src/web/research/form/widgets/rows/CellField.tsx';
import { runs } from '../../../helpers/property-runs.ts';
import { languages } from './widgets/number/languages.ts';

afterEach(() => vi.restoreAllMocks());

/** Numbers with at most 15 digits, as counts and as amounts with decimals. */
const numbers = fc
  .tuple(fc.bigInt(-999_999_999_999_999n, 999_999_999_999_999n), fc.nat({ max: 12 }))
  .map(([digits, decimals]) => Number(`${digits}e-${decimals}`) + 0)
  .filter((value) => value === 0 || Math.abs(value) >= 1e-12);

/** The formats in which members of a language write numbers, or copy them from a page. */
function buildFormats(language: string) {
  const formats = {
    grouped: { useGrouping: 'always' },
    plain: { useGrouping: false },
    usual: {},
    money: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
    accounting: {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      currencySign: 'accounting',
    },
    code: { style: 'currency', currency: 'USD', currencyDisplay: 'code' },
  } as const satisfies Record<string, Intl.NumberFormatOptions>;
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 12 };
  return Object.values(formats).map((format) => new Intl.NumberFormat(language, { ...format, ...digits }));
}

describe('a number formatted for a language', () => {
  it.each(languages)('is read as the number it was formatted from: %s', (language) => {
    const signs = findNumberSigns([language]);
    const formats = buildFormats(language);
    fc.assert(
      fc.property(numbers, (value) => {
        for (const text of formats.map((format) => format.format(value)))
          expect(readNumber(text, { signs, unit: 'usd' }), text).toMatchObject({ value });
      }),
    );
  });
});

async function showField(language: string) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const onChange = vi.fn<(answers: Answers) => void>();
  render(<FormDemo compiled={onlySection(kinds, 'numbers')} initialAnswers={{}} onChange={onChange} />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'How much is in its treasury?',
  });
  return { field, readAnswer: () => onChange.mock.lastCall?.[0]['treasury'] };
}

function showCell(language: string, unit?: Unit) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  let answer: Cell | undefined;
  function Cell() {
    const [value, setValue] = useState<Cell>();
    const onChange = (next: Cell | undefined) => {
      answer = next;
      setValue(next);
    };
    const settings = unit ? { unit } : {};
    const about = {
      id: 'share',
      title: 'Share',
      options: [],
      signal: 'neutral',
      signalNo: 'neutral',
    } as const;
    const column: Column = { ...about, type: 'number', settings };
    return (
      <CellField id="share" column={column} rowName={1} value={value} disabled={false} onChange={onChange} />
    );
  }
  render(<Cell />);
  return { field: screen.getByRole<HTMLInputElement>('textbox'), readAnswer: () => answer };
}

const edits = fc.record({
  value: fc.integer({ min: 1, max: 999_999_999 }),
  place: fc.nat({ max: 8 }),
  digit: fc.integer({ min: 1, max: 9 }),
  way: fc.constantFrom('typed', 'pasted', 'pasted plainly'),
  act: fc.constantFrom('insert', 'delete'),
});

/** Types, pastes and edits numbers in a field; the answer is always the intended number. */
async function tryOut(
  language: string,
  { field, readAnswer }: Awaited<ReturnType<typeof showField>>,
  numRuns: number,
) {
  const user = userEvent.setup({ delay: null });
  const [grouped, plain] = buildFormats(language) as [Intl.NumberFormat, Intl.NumberFormat];
  await fc.assert(
    fc.asyncProperty(edits, async ({ value, place, digit, way, act }) => {
      await user.clear(field);
      await user.click(field);
      const text = (way === 'pasted' ? grouped : plain).format(value);
      if (way === 'typed') await user.keyboard(text);
      else await user.paste(text);
      expect(field).toHaveValue(text);
      expect(readAnswer(), text).toBe(value);
      const digits = String(value);
      const at = place % digits.length;
      const caret = [...text.matchAll(/\p{Nd}|[〇一二三四五六七八九]/gu)][at]?.index ?? 0;
      field.setSelectionRange(caret, caret);
      const isInserted = act === 'insert';
      await user.keyboard(isInserted ? plain.format(digit) : '{Delete}');
      const left = `${digits.slice(0, at)}${isInserted ? digit : ''}${digits.slice(isInserted ? at : at + 1)}`;
      expect(readAnswer(), `${text}: ${field.value}`).toBe(left === '' ? undefined : Number(left));
    }),
    { numRuns },
  );
}

// The simulated keyboard deletes half of a digit that is two UTF-16 units.
const typed = languages.filter((language) => new Intl.NumberFormat(language).format(1).length === 1);
const ofEachPair = [
  'en-GB',
  'en-IN',
  'de-DE',
  'fr-FR',
  'pl-PL',
  'de-CH',
  'fr-CH',
  'ar-EG',
  'sd-PK',
  'bn-BD',
  'xh-ZA',
];

describe('a year that is typed', () => {
  it('is obvious without a remark on its digits, unlike a count', async () => {
    const user = userEvent.setup();
    const year = showCell('en-GB', 'year');
    await user.type(year.field, '2019');
    expect(year.readAnswer()).toBe(2019);
    expect(screen.queryByText(questionnaireCopy.readAs('2,019'))).toBeNull();
    cleanup();
    await user.type(showCell('en-GB').field, '2019');
    expect(screen.getByText(questionnaireCopy.readAs('2,019'))).toBeVisible();
  });
});

describe('a number that is typed, pasted and edited', () => {
  it.each(typed)('is the value of a table cell: %s', async (language) => {
    await tryOut(language, showCell(language), runs(2));
  });

  it.each(ofEachPair)('is the value of a number field: %s', async (language) => {
    await tryOut(language, await showField(language), runs(2));
  });
});
